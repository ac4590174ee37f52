import type { Role } from "@kwan/domain";

/** The password of all invented people. They only exist in development. */
export const seededPassword = "Kente-Gold-2026";

export interface SeededLogin {
  readonly role: Role;
  readonly email: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
}

type Row = readonly [role: Role, mailbox: string, first_name: string, last_name: string, lastDigits: string];

const rows: readonly Row[] = [
  ["learner", "learner", "Abena", "Learnerwood", "01"],
  ["driver", "driver", "Kwame", "Driverton", "02"],
  ["driving_school", "school", "Esi", "Schoolfield", "03"],
  ["reviewer", "reviewer", "Yaw", "Reviewdale", "04"],
  ["officer", "officer", "Adjoa", "Officer-Hill", "05"],
  ["officer", "second.officer", "Kwesi", "Officer-Vale", "09"],
  ["accountant", "accountant", "Akosua", "Ledgerby", "20"],
  ["admin", "admin", "Kofi", "Adminson", "06"],
  // Approves the roles that the first administrator proposes.
  ["admin", "second.admin", "Efua", "Adminfield", "19"],
];

export const seededLogins: readonly SeededLogin[] = rows.map(([role, mailbox, first_name, last_name, lastDigits]) => ({
  role,
  email: `${mailbox}@kwan.example`,
  username: `${first_name.toLowerCase()}.${mailbox.replace("second.", "")}`,
  first_name,
  last_name,
  phone_number: `+2332400000${lastDigits}`,
}));

/**
 * Trainees at the seeded school who have no account. People who try out the portal can sign up under one of these
 * names.
 */
export const newTrainees = [
  { trainee_number: "T-2026-0401", name: "Efua Darko", date_of_birth: "2004-05-17" },
  { trainee_number: "T-2026-0402", name: "Yaw Asante", date_of_birth: "2003-11-02" },
  { trainee_number: "T-2026-0403", name: "Dzifa Agbeko", date_of_birth: "2005-01-30" },
] as const;

export const seededSchool = { code: "GA-014", name: "Ridge Driving School" } as const;
