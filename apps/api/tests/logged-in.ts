import { createKwan, type Kwan, memoryTokens } from "@kwan/sdk";
import { hashToken, newToken } from "../src/people/accounts/tokens.ts";
import type { AccountId } from "../src/platform/ids.ts";
import { latestVersions } from "./latest.ts";
import type { TestServer } from "./server.ts";

/** Opens a session for an existing account. Returns its token, and an SDK client that uses it. */
export async function loggedIn(
  { db, deps, baseUrl }: TestServer,
  user_id: AccountId,
): Promise<{ token: string; kwan: Kwan }> {
  const [token, now] = [newToken(), deps.now()];
  const times = { started_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 86_400_000) };
  await db.kysely
    .insertInto("sessions")
    .values({ id: deps.newId("ses"), user_id, token_hash: hashToken(token), device: "A test", ...times })
    .execute();
  return { token, kwan: createKwan({ baseUrl, tokens: memoryTokens(token), retries: 0, hooks: latestVersions(db) }) };
}
