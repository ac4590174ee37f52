import type { SchoolId } from "../src/platform/ids.ts";
import type { TestServer } from "./server.ts";

/** Accredits a school, and instructors with these names, until the end of next year. */
export async function accredit({ db, deps }: TestServer, school_id: SchoolId, names: readonly string[]): Promise<void> {
  const accredited_until = `${Number(deps.today().slice(0, 4)) + 1}-12-31`;
  await db.kysely.updateTable("schools").set({ accredited_until }).where("id", "=", school_id).execute();
  if (names.length === 0) return;
  await db.kysely
    .insertInto("instructors")
    .values(
      names.map((name) => {
        const id = deps.newId("ins");
        return { id, school_id, name, license_number: id.slice(-10), accredited_until, created_at: deps.now() };
      }),
    )
    .execute();
}
