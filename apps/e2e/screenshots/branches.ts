import type { Call } from "../tests/people.ts";

/** Adds a branch, and proposes to open it. */
export async function branchOf(admin: Call): Promise<string> {
  const { id = "" } = await admin("POST", "/dvla/branches/", {
    branch_code: "OT1",
    name: "Dambai",
    region: "Oti",
    city: "Dambai",
    lat: 8.0662,
    lon: 0.1793,
    hours: "working_days",
    is_test_centre: false,
    services: ["learners-license", "drivers-renewal"],
  });
  await admin("POST", "/office/decision/", {
    kind: "change_branch",
    subject: id,
    details: { is_open: true, phone_number: "039 209 0111" },
    ground: "new_branch",
    reason: "The office is ready and its staff have been trained.",
  });
  return id;
}

/** Returns a branch that has no proposed changes. */
export async function openBranchOf(admin: Call): Promise<string> {
  const { results = [] } = await admin("GET", "/dvla/branches/?limit=1");
  return results[0]?.id ?? "";
}
