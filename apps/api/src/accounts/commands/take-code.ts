import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain-error.ts";
import { type CodePurpose, lockLastCode, noteWrongCode, spendCode } from "../store.ts";
import { hashCode } from "../tokens.ts";

const mostTries = 5;

/**
 * Takes a code: the last one sent to the target for this purpose, once, within ten minutes and five tries. A target
 * without a code gets the answer of a wrong one, so that nobody learns which targets are known.
 */
export async function takeCode(
  db: Queries,
  deps: Deps,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<{ user_id: string | null } | { refusal: DomainError }> {
  const now = deps.now();
  const sent = await lockLastCode(db, target, purpose);
  if (!sent) return { refusal: codeWrong(mostTries - 1) };
  if (sent.used_at !== null || Date.parse(sent.expires_at) <= now.getTime())
    return { refusal: new DomainError("code_expired", expired) };
  if (sent.failures >= mostTries)
    return { refusal: new DomainError("code_expired", { fields: { code: [noTriesLeft] } }) };
  if (sent.code_hash !== hashCode(code, target, deps.config.secret)) {
    await noteWrongCode(db, sent.id);
    const left = mostTries - sent.failures - 1;
    return {
      refusal: left > 0 ? codeWrong(left) : new DomainError("code_expired", { fields: { code: [noTriesLeft] } }),
    };
  }
  await spendCode(db, sent.id, now);
  return { user_id: sent.user_id };
}

const expired = { fields: { code: ["This code has expired or was used. Ask for a new one."] } };
const noTriesLeft = "Too many wrong codes. Ask for a new one.";

const codeWrong = (left: number): DomainError =>
  new DomainError("code_wrong", {
    fields: { code: [`This is not the code we sent. Check it: ${left} ${left === 1 ? "try" : "tries"} left.`] },
    more: { tries_left: left },
  });
