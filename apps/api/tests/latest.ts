import type { AnyCall } from "@kwan/contract";
import type { Hooks } from "@kwan/sdk";
import { sql } from "kysely";
import type { Database } from "../src/platform/db/open.ts";

/**
 * The option of a call that needs a version, in a test that is not about versions: the version that the record has when
 * the call is sent. Clients of the test server look it up.
 */
export const latest = { ifMatch: "*" } as const;

/** The query of a record's version, by the call that needs it. */
const versionQueries: Readonly<Record<string, (id: string) => ReturnType<typeof sql<{ version: number }>>>> = {
  moveService: (id) => sql`select version from services where id = ${id}`,
  recordStep: (id) => sql`select version from services where id = ${id}`,
  recordPracticalTest: (id) => sql`select version from services where id = ${id}`,
  reviewDocument: (id) =>
    sql`select version from services where id = (select application_id from documents where id = ${id})`,
  answerEnquiry: (id) => sql`select version from enquiries where id = ${id}`,
  passEnquiry: (id) => sql`select version from enquiries where id = ${id}`,
  decideDecision: (id) => sql`select version from decisions where id = ${id}`,
  updateStaff: (id) => sql`select version from users where id = ${id}`,
};

/** Returns the ETag of the record that a call changes, or undefined if the call needs no version. */
export async function latestTag(
  { kysely }: Pick<Database, "kysely">,
  call: Pick<AnyCall, "id">,
  id: string,
): Promise<string | undefined> {
  const found = await versionQueries[call.id]?.(id).execute(kysely);
  return found && `"${found.rows[0]?.version ?? 1}"`;
}

/** Hooks of a client that send the version that the record has now, for calls that pass {@link latest}. */
export const latestVersions = (db: Pick<Database, "kysely">): Hooks => ({
  onRequest: async ({ call, request }) => {
    if (request.headers.get("if-match") !== "*") return;
    const pattern = new RegExp(`${call.path.replace(/\{\w+\}/, "([^/]+)")}$`);
    const [, id = ""] = pattern.exec(new URL(request.url).pathname) ?? [];
    request.headers.set("if-match", (await latestTag(db, call, decodeURIComponent(id))) ?? "*");
  },
});
