import type { BranchId } from "../src/platform/ids.ts";
import type { TestServer } from "./server.ts";

/** Adds a branch for one test, so that its lists and counts do not include other tests' records. */
export async function newBranch({ db, deps }: TestServer, name: string): Promise<BranchId> {
  const id = deps.newId("brn");
  await db.kysely
    .insertInto("branches")
    .values({
      id,
      code: id.slice(-8),
      name,
      region: "Ashanti",
      city: "Kumasi",
      lat: 6.7,
      lon: -1.6,
      phone_number: null,
      digital_address: null,
      opening_hours: "8 to 5",
      services: "[]",
    })
    .execute();
  return id;
}
