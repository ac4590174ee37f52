import type { Call } from "../tests/people.ts";

/** Adds a program, and proposes what it can read. */
export async function programOf(admin: Call): Promise<string> {
  const { id = "" } = await admin("POST", "/office/program/", {
    name: "Road safety dashboard",
    team: "Road safety",
    contact_email: "road-safety@example.com",
  });
  await admin("POST", "/office/decision/", {
    kind: "grant_program",
    subject: id,
    details: { scopes: ["reports.read"], budget: "standard" },
    ground: "new_program",
    reason: "The road safety team shows these figures.",
  });
  return id;
}
