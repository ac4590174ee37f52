import { m } from "#messages";
import { recordRefusal } from "../../../platform/audit/refusals.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { AccountId } from "../../../platform/ids.ts";
import { giveBack, limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import { type CodePurpose, type CodeRow, lockCodes, noteWrongCode, spendCode } from "../codes-store.ts";
import { knownDevice, type Origin } from "../known-devices.ts";
import { masked } from "../present.ts";
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
  readonly origin: Origin;
}

type Taken = { taken: CodeRow } | { refusal: DomainError };

/**
 * Uses a code, which is valid once, for ten minutes. A code belongs to an attempt, and only the caller who began the
 * attempt knows its ID. So a wrong code counts against the attempt that it names. Wrong codes that name no attempt have
 * a count of their own, which refuses nobody else. The response to those is always the same, so that it does not reveal
 * who has an account or is logging in.
 */
export async function takeCode(context: Context, input: GivenCode): Promise<Taken> {
  const { tx, deps } = context;
  const sent = await lockCodes(tx, input);
  const isNamed = sent.length > 0 && (input.attempt !== undefined || input.user_id !== undefined);
  const result = await (isNamed ? takeNamed(context, input, sent) : takeUnnamed(context, input, sent));
  if ("refusal" in result)
    await recordRefusal(context, { action: "code_refused", entity: "code", entity_id: masked(input.target) });
  else if (result.taken.purpose === "signup" || result.taken.purpose === "reset")
    await giveBack(tx, limit("unused_codes_of_network", { network: input.origin.network }), deps);
  return result;
}

async function takeNamed(context: Context, input: GivenCode, sent: readonly CodeRow[]): Promise<Taken> {
  const { tx, deps } = context;
  const { target } = input;
  const open = openOf(sent, deps.now());
  const wrongCodes = limit("wrong_codes_of_target", { target });
  const isKnown = (await knownDevice(tx, sent[0]?.user_id, input.origin)) !== null;
  const tries = isKnown || (await waitLeft(tx, [wrongCodes], deps)) === null ? maxTries : 1;
  const live = open.filter(({ failures }) => failures < tries);
  if (live.length === 0) return { refusal: expired(open.length === 0 ? m.accounts_code_expired() : tooManyWrong()) };
  const taken = await matching(context, input, live);
  if (taken) return { taken };
  if (!isKnown) await waitFor(tx, [wrongCodes], deps);
  for (const row of live) await noteWrongCode(tx, row.id);
  const left = tries - Math.min(...live.map(({ failures }) => failures)) - 1;
  return { refusal: left > 0 ? codeWrong(left) : expired(tooManyWrong()) };
}

async function takeUnnamed(context: Context, input: GivenCode, sent: readonly CodeRow[]): Promise<Taken> {
  const { tx, deps } = context;
  const { purposes, target, origin } = input;
  const limits = [
    limit("unnamed_codes", { purpose: purposes.join(), target }),
    limit("wrong_codes_of_network", { network: origin.network }),
  ];
  const wait = await waitLeft(tx, limits, deps);
  if (wait !== null) return { refusal: tooMany(wait) };
  const live = openOf(sent, deps.now()).filter(({ failures }) => failures < maxTries);
  const taken = await matching(context, input, live);
  if (taken) return { taken };
  await waitFor(tx, limits, deps);
  return { refusal: new DomainError("code_wrong", { fields: { code: [m.accounts_code_wrong_or_expired()] } }) };
}

/**
 * The codes that are still valid. Two people may have signed up with the same number, and each has their own code. For
 * other purposes, only the newest code is valid.
 */
const openOf = (sent: readonly CodeRow[], now: Date): readonly CodeRow[] =>
  (sent[0]?.purpose === "signup" ? sent : sent.slice(0, 1)).filter(
    (row) => row.used_at === null && Date.parse(row.expires_at) > now.getTime(),
  );

async function matching({ tx, deps }: Context, { code, target }: GivenCode, live: readonly CodeRow[]) {
  const hashes = deps.config.secrets.map((secret) => hashCode(code, target, secret));
  const taken = live.find((row) => hashes.includes(row.code_hash));
  if (taken) await spendCode(tx, taken.id, deps.now());
  return taken;
}

const tooManyWrong = (): string => m.accounts_too_many_codes();

const expired = (message: string): DomainError => new DomainError("code_expired", { fields: { code: [message] } });

const codeWrong = (left: number): DomainError =>
  new DomainError("code_wrong", {
    fields: { code: [m.accounts_code_wrong({ count: left })] },
    more: { tries_left: left },
  });
