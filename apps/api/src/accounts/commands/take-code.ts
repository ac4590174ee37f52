import { m } from "#messages";
import type { Work } from "../../context.ts";
import { DomainError } from "../../domain-error.ts";
import type { AccountId } from "../../ids.ts";
import { tooMany, waitFor, waitLeft } from "../../rate-limits/limits.ts";
import { type CodePurpose, type CodeRow, lockCodes, noteWrongCode, spendCode } from "../codes-store.ts";
import { hashCode } from "../tokens.ts";

const maxTries = 5;

export interface GivenCode {
  readonly purposes: readonly CodePurpose[];
  readonly target: string;
  readonly code: string;
  /**
   * The ID of the attempt, as the caller received it. Without it, the last code for the target is used or, for a
   * sign-up, any open one.
   */
  readonly attempt?: string | undefined;
  /** Restricts the search to codes sent for this account. */
  readonly user_id?: AccountId | undefined;
}

/**
 * Uses a code. It is valid once, for ten minutes and five tries. All codes for a target with the same purpose share ten
 * tries an hour, so that requesting a new code gives no extra tries. The response for a target without a code is the
 * same as for a wrong code, so it does not reveal who has an account.
 */
export async function takeCode(
  { tx, deps }: Work,
  { purposes, target, code, attempt, user_id }: GivenCode,
): Promise<{ taken: CodeRow } | { refusal: DomainError }> {
  const now = deps.now();
  const wrongLimit = { key: `code:wrong:${purposes.join()}:${target}`, max: 2 * maxTries, seconds: 3_600 };
  const wait = await waitLeft(tx, [wrongLimit], now);
  if (wait !== null) return { refusal: tooMany(wait) };
  const sent = await lockCodes(tx, { target, purposes, attempt, user_id });
  const [last] = sent;
  if (!last) return { refusal: codeWrong(maxTries - 1) };
  // Two people may have signed up with the same number, and each has their own code. For other purposes, only the
  // newest code is valid.
  const open = (last.purpose === "signup" ? sent : [last]).filter(
    (row) => row.used_at === null && Date.parse(row.expires_at) > now.getTime(),
  );
  if (open.length === 0)
    return { refusal: new DomainError("code_expired", { fields: { code: [m.accounts_code_expired()] } }) };
  const live = open.filter(({ failures }) => failures < maxTries);
  if (live.length === 0)
    return { refusal: new DomainError("code_expired", { fields: { code: [m.accounts_too_many_codes()] } }) };
  const hashes = deps.config.secrets.map((secret) => hashCode(code, target, secret));
  const taken = live.find((row) => hashes.includes(row.code_hash));
  if (taken) {
    await spendCode(tx, taken.id, now);
    return { taken };
  }
  await waitFor(tx, [wrongLimit], now);
  for (const row of live) await noteWrongCode(tx, row.id);
  const left = maxTries - Math.min(...live.map(({ failures }) => failures)) - 1;
  return {
    refusal:
      left > 0 ? codeWrong(left) : new DomainError("code_expired", { fields: { code: [m.accounts_too_many_codes()] } }),
  };
}

const codeWrong = (left: number): DomainError =>
  new DomainError("code_wrong", {
    fields: { code: [m.accounts_code_wrong({ count: left })] },
    more: { tries_left: left },
  });
