import { addDays, addYears, type ClassLetter, type Role } from "@kwan/domain";
import { cardExpiry } from "@kwan/domain/kinds";
import { hashPassword } from "../../accounts/passwords.ts";
import { seededLogins, seededPassword } from "./logins.ts";
import { branchIds, insertAll, type SeedContext } from "./store.ts";

/** Whom the seeded applications are about, and who works on them. */
export interface SeededPeople {
  readonly learner: string;
  readonly driver: string;
  readonly officer: string;
  readonly reviewer: string;
  readonly branch: string;
  /** The number of each driver's licence. */
  readonly licences: Readonly<Record<string, string>>;
  /** A driver for each state that applications are shown in. */
  readonly others: readonly string[];
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

/** A person with an account and, where they drive or learn, a profile. */
async function addPerson(
  { db, now, newId }: SeedContext,
  person: {
    role: Role;
    email: string;
    username: string;
    first_name: string;
    last_name: string;
    phone_number: string;
    password_hash: string;
  },
  places: { school_id: string | null; branch_id: string | null },
  number: number,
): Promise<{ user: string; driver: string | null }> {
  const user = newId("usr");
  const at = { created_at: now, updated_at: now };
  const { first_name, last_name, phone_number, email } = person;
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
      // A name of a woman and one of a man take turns in both lists.
      sex: number % 2 ? "male" : "female",
      phone_number,
      email,
      address: JSON.stringify({ digital_address: "GA-183-8164", city: "Accra", country: "Ghana" }),
      occupation: null,
      blood_group: null,
      ...identity,
      ...at,
    },
  ]);
  await db.updateTable("users").set({ driver_id: driver }).where("id", "=", user).execute();
  return { user, driver };
}

/** Invented people in every role, with licences, a learner's licence, a school and its class records. */
export async function seedPeople(context: SeedContext): Promise<SeededPeople> {
  const { db, now, newId } = context;
  const today = now.toISOString().slice(0, 10);
  const [branch = ""] = await branchIds(db);
  const password_hash = await hashPassword(seededPassword);
  const school_id = newId("sch");
  await insertAll(db, "schools", [{ id: school_id, code: "GA-014", name: "Ridge Driving School", branch_id: branch }]);

  const ids: Record<string, { user: string; driver: string | null }> = {};
  for (const [number, login] of seededLogins.entries()) {
    const places = {
      school_id: login.role === "driving_school" ? school_id : null,
      branch_id: login.role === "officer" ? branch : null,
    };
    ids[login.role] = await addPerson(context, { ...login, password_hash }, places, number);
  }
  const others: string[] = [];
  for (const [index, first_name] of firstNames.entries()) {
    const number = 100 + index;
    const email = `${first_name.toLowerCase()}.${number}@people.example`;
    const contact = {
      email,
      username: `${first_name.toLowerCase()}.${number}`,
      phone_number: `+23324100${String(number).padStart(4, "0")}`,
    };
    const { driver } = await addPerson(
      context,
      { role: "driver", first_name, last_name: "Sampleworth", ...contact, password_hash },
      { school_id: null, branch_id: null },
      number,
    );
    if (driver) others.push(driver);
  }
  const [learner, driver, officer] = [ids.learner?.driver ?? "", ids.driver?.driver ?? "", ids.officer?.user ?? ""];
  const licences = await seedLicences(context, [driver, ...others], today);
  await seedLearning(context, { learner, school_id, officer, today });
  return { learner, driver, officer, reviewer: ids.reviewer?.user ?? "", branch, licences, others };
}

/** Licences of different ages: one due for its renewal, one expired, one of a high class, and so on. */
async function seedLicences(
  { db }: SeedContext,
  drivers: readonly string[],
  today: string,
): Promise<Readonly<Record<string, string>>> {
  const ages = [
    -2 * 365 + 30,
    -400,
    -6 * 365 - 200,
    -900,
    -3 * 365,
    -100,
    -5 * 365,
    -1_500,
    -60,
    -2_000,
    -300,
    -1_100,
    -730,
  ];
  const classes: readonly (readonly ClassLetter[])[] = [
    ["B"],
    ["C"],
    ["B", "A"],
    ["D"],
    ["F"],
    ["B"],
    ["B", "E"],
    ["C"],
    ["B"],
    ["D"],
    ["B"],
    ["C"],
    ["B"],
  ];
  const rows = drivers.map((driver_id, index) => {
    const issued_on = addDays(today, ages[index % ages.length] ?? -365);
    const held = (classes[index % classes.length] ?? ["B"]).map((letter) => ({
      letter,
      since: addYears(issued_on, -2),
    }));
    const number = `KW/${issued_on.slice(0, 4)}/${String(index + 1).padStart(6, "0")}`;
    const card = { issued_on, expires_on: cardExpiry(issued_on), renewed_on: "[]", restrictions: "[]" };
    return {
      driver_id,
      number,
      classes: JSON.stringify(held),
      ...card,
      processing_centre: "GA1",
      certificate_number: `CC/${number.slice(3)}`,
    };
  });
  await insertAll(db, "licenses", rows);
  return Object.fromEntries(rows.map(({ driver_id, number }) => [driver_id, number]));
}

/** A learner half-way: a learner's licence, good eyes, and hours at a school. */
async function seedLearning(
  { db, now, newId }: SeedContext,
  { learner, school_id, officer, today }: { learner: string; school_id: string; officer: string; today: string },
): Promise<void> {
  await insertAll(db, "permits", [
    {
      id: newId("prm"),
      driver_id: learner,
      permit: "learners_license",
      number: "LL/2026/000001",
      classes: JSON.stringify(["B"]),
      issued_on: addDays(today, -60),
      expires_on: addDays(today, 120),
    },
  ]);
  await insertAll(db, "eye_tests", [
    {
      id: newId("eye"),
      driver_id: learner,
      tested_on: addDays(today, -20),
      is_passed: true,
      needs_glasses: false,
      acuity: "6/6",
      centre: "Korle Bu Eye Centre",
      recorded_by: officer,
      recorded_at: now,
    },
  ]);
  await insertAll(db, "enrolments", [
    {
      school_id,
      driver_id: learner,
      trainee_number: "T-2026-0311",
      license_class: "B",
      certificate_number: null,
      certificate_date: null,
    },
  ]);
  const topics = [
    "Rules of the road",
    "Signs and markings",
    "Hill start",
    "Parking",
    "Night driving",
    "Town traffic",
  ] as const;
  const records = Array.from({ length: 16 }, (_, index) => ({
    id: newId("cls"),
    school_id,
    driver_id: learner,
    license_class: "B",
    module: index % 3 === 0 ? ("theory" as const) : ("practical" as const),
    topic: topics[index % topics.length] ?? "Town traffic",
    date: addDays(today, -3 * index - 2),
    starts_at: "10:00",
    ends_at: "12:00",
    hours: 2,
    instructor: "Nana Instructor-Bright",
    vehicle: index % 3 === 0 ? null : "GR 4410-24",
    attendance: index === 5 ? ("absent" as const) : ("present" as const),
    score: index % 4 === 0 ? 78 : null,
    remark: null,
    is_verified: true,
  }));
  await insertAll(db, "class_records", records);
}
