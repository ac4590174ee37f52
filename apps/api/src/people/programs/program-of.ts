import type { ProgramBudget, ProgramScope } from "@kwan/domain";
import type { Program, Server } from "../../platform/context.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { hashToken } from "../accounts/tokens.ts";
import { findToken } from "./store.ts";

/** The tokens of programs begin like this, so that the session of a person is never looked up for them. */
export const programTokenPrefix = "kwp_";

/**
 * Returns the program that makes a request, or null if the request has no token of a program. The token and the access of
 * the program are read with each request, so that they end immediately in every process.
 */
export async function programOf(
  { db }: Pick<Server, "db">,
  authorization: string | undefined,
  now: Date,
): Promise<Program | null> {
  const [, token] = /^Bearer (kwp_[\w-]{1,100})$/i.exec(authorization ?? "") ?? [];
  if (token === undefined) return null;
  const row = await findToken(db.kysely, hashToken(token), now);
  if (!row) throw new DomainError("unauthenticated");
  const scopes = row.scopes.filter((scope) => row.token_scopes.includes(scope)) as readonly ProgramScope[];
  return { id: row.id, scopes, budget: row.budget as ProgramBudget };
}
