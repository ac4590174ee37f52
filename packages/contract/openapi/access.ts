import type { ProgramScope } from "@kwan/domain";
import type { AnyCall } from "../src/index.ts";

type Json = Record<string, unknown>;

/** What a program can read with each of its scopes. */
const programScopeWords = {
  "licences.read": "The licence and permits of a driver, who sees that the program has read it.",
  "reports.read": "Statistics about applications, without names.",
} as const satisfies Readonly<Record<ProgramScope, string>>;

/** How callers can show who they are. */
export const securitySchemes = {
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "The token returned by a completed login. It is valid for one month and can be revoked. A token for a staff account also stops working after 12 hours without use.",
  },
  program: {
    type: "oauth2",
    description: "A program of another team, with credentials of its own. Its token is valid for 15 minutes.",
    flows: { clientCredentials: { tokenUrl: "/api/oauth/token/", scopes: programScopeWords } },
  },
};

/** Returns how a caller can show who they are: with the token of a person or, for some calls, of a program. */
export function securityOf({ access, program }: AnyCall): Json[] {
  if (access.includes("anyone")) return [];
  return [{ token: [] }, ...(program ? [{ program: [program] }] : [])];
}

/**
 * Returns a sentence that says whether a call requires a login, and which permissions. One of the listed permissions is
 * enough.
 */
export function accessOf({ access, program }: Pick<AnyCall, "access"> & Partial<AnyCall>): string {
  if (program) return `${accessOf({ access })} A program needs the scope \`${program}\`.`;
  if (access.includes("anyone")) return "No login is required.";
  if (access.includes("signed_in")) return "You must be logged in.";
  const scopes = access.filter((grant) => grant !== "owner").map((scope) => `\`${scope}\``);
  const needs = access.includes("owner") ? ["be logged in as the learner or driver concerned"] : [];
  if (scopes.length === 1) needs.push(`have the permission ${scopes[0]}`);
  if (scopes.length > 1) needs.push(`have one of these permissions: ${scopes.join(", ")}`);
  return `You must ${needs.join(", or ")}.`;
}
