import { type DecisionKind, decisionRow } from "@kwan/domain/decisions";
import { booksId } from "../src/money/entries/books-store.ts";
import type { Person, TestServer } from "./server.ts";

let made = 0;

/** Returns the details of a branch that does not exist yet. */
export const branchDetails = () => ({
  branch_code: `OT${++made}`,
  name: `Dambai ${made}`,
  region: "Oti" as const,
  city: "Dambai",
  lat: 8.0662,
  lon: 0.1793,
  hours: "working_days" as const,
  is_test_centre: false,
  services: ["learners-license", "drivers-renewal"],
});

/** Returns the details of a program that does not exist yet. */
export const programDetails = () => ({
  name: `Dashboard ${++made}`,
  team: "Road safety",
  contact_email: "road-safety@example.com",
});

/** Creates the subject for a decision of this kind. Schools and instructors have no account. */
export async function newSubject(server: TestServer, kind: DecisionKind): Promise<Person> {
  const { subject } = decisionRow(kind);
  if (subject === "driver") return server.person({ role: "learner", date_of_birth: "1990-01-01" });
  const person = await server.person({ role: "officer" });
  if (subject === "staff") return person;
  if (subject === "books") return { ...person, id: booksId as Person["id"] };
  if (subject === "notice_board") return { ...person, id: "ntb_notices" as Person["id"] };
  if (subject === "branch") {
    const { id } = await (await server.person({ role: "admin" })).kwan.branches.create(branchDetails());
    return { ...person, id: id as Person["id"] };
  }
  if (subject === "program") {
    const { id } = await (await server.person({ role: "admin" })).kwan.programs.create(programDetails());
    return { ...person, id: id as Person["id"] };
  }
  const [branch = ""] = (await person.kwan.branches.list({ limit: 1 })).results.map(({ id }) => id);
  const school = await person.kwan.schools.create({ school_code: `SC-${++made}`, name: "Ridge School", branch });
  if (subject === "school") return { ...person, id: school.id as Person["id"] };
  const license_number = `DAR-${String(100_000 + ++made)}`;
  const { instructors } = await person.kwan.schools.addInstructor(school.id, { name: "Yaw Darko", license_number });
  return { ...person, id: instructors[0]?.id as Person["id"] };
}
