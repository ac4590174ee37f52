import type { Role } from "@kwan/domain";
import { addDays, dayOf } from "@kwan/domain";
import { hashPassword } from "../../people/accounts/passwords.ts";
import type { Queries } from "../../platform/db/open.ts";
import { type AccountId, type BranchId, type DriverId, noDriver, type SchoolId } from "../../platform/ids.ts";
import { seedLearning } from "./licences.ts";
import { type SeededLogin, seededLogins, seededPassword, seededSchool } from "./logins.ts";
import { lastNames, type RecordName, recordNames, seedRecords } from "./records.ts";
import { branchIdOf, insertAll, type SeedContext } from "./store.ts";

/** The people to whom the seeded applications belong, and the staff who handle them. */
export interface SeededPeople {
  readonly learner: DriverId;
  readonly driver: DriverId;
  readonly officer: AccountId;
  /** Another officer at the branch, who approves the applications that the first officer has reviewed. */
  readonly colleague: AccountId;
  readonly reviewer: AccountId;
  readonly branch: BranchId;
  /** The licence number of each driver. */
  readonly licences: Readonly<Record<string, string>>;
  /** For each application status, one driver with each record. */
  readonly others: readonly Readonly<Record<RecordName, DriverId>>[];
}

const firstNames = [
  "Akua",
  "Kojo",
  "Efua",
  "Kwesi",
  "Afia",
  "Yaw",
  "Adwoa",
  "Kofi",
  "Ama",
  "Fiifi",
  "Araba",
  "Ebo",
] as const;

/** Adds a person with an account and, if they are a driver or learner, a profile. */
async function addPerson(
  { db, now, newId }: SeedContext,
  person: SeededLogin & { readonly password_hash: string },
  places: { school_id: SchoolId | null; branch_id: BranchId | null },
  number: number,
): Promise<{ user: AccountId; driver: DriverId | null }> {
  const user = newId("usr");
  // Accounts are created before the first application.
  const then = new Date(now.getTime() - 60 * 24 * 60 * 60_000);
  const at = { created_at: then, updated_at: now };
  const { first_name, last_name } = person;
  await insertAll(db, "users", [
    {
      id: user,
      ...person,
      other_name: null,
      driver_id: null,
      ...places,
      is_email_verified: true,
      is_phone_verified: true,
      ...at,
    },
  ]);
  if (person.role !== "learner" && person.role !== "driver") return { user, driver: null };
  const driver = newId("drv");
  const identity = {
    id_type: "ghana_card",
    id_number: `GHA-${700_000_000 + number}-${number % 10}`,
    id_issued_on: "2021-06-01",
    id_expires_on: "2031-05-31",
  };
  await insertAll(db, "drivers", [
    {
      id: driver,
      user_id: user,
      first_name,
      last_name,
      other_name: null,
      date_of_birth: `${1980 + (number % 22)}-0${1 + (number % 9)}-14`,
      nationality: "GH",
      nationality_label: "Ghanaian",
      // The name lists alternate between women's and men's names.
      sex: number % 2 ? "male" : "female",
      phone_number: null,
      email: null,
      address: JSON.stringify({ digital_address: "GA-183-8164", city: "Accra", country: "Ghana" }),
      occupation: null,
      blood_group: null,
      ...identity,
      id_updated_at: now,
      ...at,
    },
  ]);
  await db.updateTable("users").set({ driver_id: driver }).where("id", "=", user).execute();
  return { user, driver };
}

/** Adds invented people in every role, with licences, a learner's licence, a school and its class records. */
export async function seedPeople(context: SeedContext): Promise<SeededPeople> {
  const { db, now, newId } = context;
  const today = dayOf(now.toISOString());
  const branch = await branchIdOf(db, "GA1");
  const password_hash = await hashPassword(seededPassword);
  const school_id = newId("sch");
  await insertAll(db, "schools", [
    { id: school_id, ...seededSchool, branch_id: branch, accredited_until: addDays(today, 2 * 365) },
  ]);

  const ids: Record<string, { user: AccountId; driver: DriverId | null }> = {};
  const officers: AccountId[] = [];
  for (const [number, login] of seededLogins.entries()) {
    const places = {
      school_id: login.role === "driving_school" ? school_id : null,
      branch_id: login.role === "officer" ? branch : null,
    };
    const added = await addPerson(context, { ...login, password_hash }, places, number);
    ids[login.role] ??= added;
    if (login.role === "officer") officers.push(added.user);
  }
  const addApplicant = async (first_name: string, record: RecordName, number: number): Promise<DriverId> => {
    const username = `${first_name.toLowerCase()}.${record}`;
    const { driver } = await addPerson(
      context,
      {
        role: "driver",
        first_name,
        last_name: lastNames[record],
        username,
        email: `${username}@people.example`,
        phone_number: `+23324100${String(number).padStart(4, "0")}`,
        password_hash,
      },
      { school_id: null, branch_id: null },
      number,
    );
    return driver ?? noDriver;
  };
  const others: Record<RecordName, DriverId>[] = [];
  for (const [index, first_name] of firstNames.entries()) {
    const applicants: [RecordName, DriverId][] = [];
    for (const [place, record] of recordNames.entries())
      applicants.push([record, await addApplicant(first_name, record, 100 + index + place * firstNames.length)]);
    others.push(Object.fromEntries(applicants) as Record<RecordName, DriverId>);
  }
  const loginOf = (role: Role) => {
    const login = ids[role];
    if (!login) throw new Error(`There is no login for the role ${role}.`);
    return login;
  };
  const [learner, driver] = [loginOf("learner").driver ?? noDriver, loginOf("driver").driver ?? noDriver];
  const officer = loginOf("officer").user;
  const colleague = officers[1] ?? officer;
  const applicants = others.flatMap((each) => recordNames.map((record) => ({ driver_id: each[record], record })));
  const licences = await seedRecords(context, [{ driver_id: driver, record: "holder" }, ...applicants], today);
  const teacher = { driver_id: driver, license_number: licences[driver] ?? "" };
  await seedLearning(context, { learner, school_id, teacher, officer, today });
  return { learner, driver, officer, colleague, reviewer: loginOf("reviewer").user, branch, licences, others };
}

/**
 * Returns the logins that exist in this database, to print them when the server starts. A generated database has none,
 * and nor does a database that was filled without the seed.
 */
export async function findSeededLogins(db: Queries): Promise<readonly SeededLogin[]> {
  const emails = seededLogins.map(({ email }) => email);
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where("email", "in", emails)
    .where("is_active", "=", true)
    .execute();
  const present = new Set(rows.map(({ email }) => email));
  return seededLogins.filter(({ email }) => present.has(email));
}
