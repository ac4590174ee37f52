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

export const seededLogins: readonly SeededLogin[] = [
  {
    role: "learner",
    email: "learner@kwan.example",
    username: "abena.learner",
    first_name: "Abena",
    last_name: "Learnerwood",
    phone_number: "+233240000001",
  },
  {
    role: "driver",
    email: "driver@kwan.example",
    username: "kwame.driver",
    first_name: "Kwame",
    last_name: "Driverton",
    phone_number: "+233240000002",
  },
  {
    role: "driving_school",
    email: "school@kwan.example",
    username: "esi.school",
    first_name: "Esi",
    last_name: "Schoolfield",
    phone_number: "+233240000003",
  },
  {
    role: "reviewer",
    email: "reviewer@kwan.example",
    username: "yaw.reviewer",
    first_name: "Yaw",
    last_name: "Reviewdale",
    phone_number: "+233240000004",
  },
  {
    role: "officer",
    email: "officer@kwan.example",
    username: "adjoa.officer",
    first_name: "Adjoa",
    last_name: "Officer-Hill",
    phone_number: "+233240000005",
  },
  {
    role: "officer",
    email: "second.officer@kwan.example",
    username: "kwesi.officer",
    first_name: "Kwesi",
    last_name: "Officer-Vale",
    phone_number: "+233240000009",
  },
  {
    role: "admin",
    email: "admin@kwan.example",
    username: "kofi.admin",
    first_name: "Kofi",
    last_name: "Adminson",
    phone_number: "+233240000006",
  },
  {
    // Approves the roles that the first administrator proposes.
    role: "admin",
    email: "second.admin@kwan.example",
    username: "efua.admin",
    first_name: "Efua",
    last_name: "Adminfield",
    phone_number: "+233240000019",
  },
];

/**
 * Trainees at the seeded school who have no account. People who try out the portal can sign up under one of these
 * names.
 */
export const newTrainees = [
  { trainee_number: "T-2026-0401", name: "Efua Darko" },
  { trainee_number: "T-2026-0402", name: "Yaw Asante" },
  { trainee_number: "T-2026-0403", name: "Dzifa Agbeko" },
] as const;

export const seededSchool = { code: "GA-014", name: "Ridge Driving School" } as const;
