import { createHash } from "node:crypto";
import type { AnswerOf, listAccess, listAudit, listRecordsAccessed } from "@kwan/contract";
import { canonical } from "./canonical.ts";
import type { AccessedRow, LogRow, listAccess as listAccessRows, reasonsFor } from "./log-store.ts";
import { digestOf, isObject } from "./personal-values.ts";

type PresentedRow = AnswerOf<typeof listAudit>["results"][number];
type Value = PresentedRow["changes"][number]["before"];

const textOf = (value: unknown): string | null =>
  value === null ? null : typeof value === "string" ? value : canonical(value);

/**
 * Returns a value as it was recorded: null if it was not recorded, and marked as erased if the account has been
 * deleted.
 */
function valueIn(recorded: unknown, field: string, personal: ReadonlyMap<string, unknown>): Value {
  if (!isObject(recorded) || !(field in recorded)) return null;
  const digest = digestOf(field, recorded[field]);
  if (digest === undefined) return { text: textOf(recorded[field]), is_erased: false };
  return personal.has(digest)
    ? { text: textOf(personal.get(digest)), is_erased: false }
    : { text: null, is_erased: true };
}

const reasonFields = ["reason", "note"] as const;

/** Returns the reason that was given for a change. Some actions call it a note. */
function reasonIn(after: unknown): { readonly field: string; readonly reason: string } | undefined {
  for (const field of reasonFields)
    if (isObject(after) && typeof after[field] === "string") return { field, reason: after[field] };
  return undefined;
}

/** Returns the fields that differ, in the order in which they were recorded. */
function changesIn({ before, after }: LogRow, personal: ReadonlyMap<string, unknown>, but: string | undefined) {
  const fields = [...new Set([before, after].flatMap((recorded) => (isObject(recorded) ? Object.keys(recorded) : [])))];
  return fields
    .filter((field) => field !== but)
    .map((field) => ({
      field,
      before: valueIn(before, field, personal),
      after: valueIn(after, field, personal),
    }))
    .filter(({ before: old, after: now }) => !old || !now || canonical(old) !== canonical(now));
}

export const presentRow =
  (personal: ReadonlyMap<string, unknown>) =>
  (row: LogRow): PresentedRow => {
    const statedReason = reasonIn(row.after);
    return {
      number: row.seq,
      at: row.at,
      who: {
        id: row.actor_id,
        name: row.actor_name,
        role: row.actor_role as PresentedRow["who"]["role"],
        job: row.actor_id === null && row.address === null ? row.request_id : null,
      },
      action: row.action,
      entity: row.entity,
      entity_id: row.entity_id,
      about: row.about === null ? null : { id: row.about, name: row.about_name ?? row.about },
      changes: changesIn(row, personal, statedReason?.field),
      reason: statedReason?.reason ?? null,
      address: row.address,
      request_id: row.request_id,
      is_sealed: row.batch !== null,
    };
  };

export const presentAccessed = (row: AccessedRow): AnswerOf<typeof listRecordsAccessed>["results"][number] => ({
  driver: row.driver,
  name: row.name ?? row.driver,
  license_number: row.license_number,
  times: row.times,
  first_at: row.first_at,
  last_at: row.last_at,
});

type Access = AnswerOf<typeof listAccess>["results"][number];
type AccessRow = Awaited<ReturnType<typeof listAccessRows>>["rows"][number];
type Reasons = Awaited<ReturnType<typeof reasonsFor>>;

/** How long a reason for opening a record is valid. */
export const reasonIsValidMs = 30 * 60_000;

const ageAt = (at: string, reason: { readonly at: string }) => Date.parse(at) - Date.parse(reason.at);

/**
 * Presents an access for the person whose record it is. `reader` is part of the digest that stands for the person who
 * opened the record, so that two people cannot compare their lists.
 */
export const presentAccess =
  (reader: string, reasons: Reasons) =>
  ({ at, actor_id, actor_role, program, branch, entity }: AccessRow): Access => {
    const statedReason = reasons.find(
      (each) => each.actor_id === actor_id && ageAt(at, each) >= 0 && ageAt(at, each) < reasonIsValidMs,
    );
    return {
      at,
      role: actor_role as Access["role"],
      program,
      branch,
      entity,
      opened_by: createHash("sha256").update(`${reader}\n${actor_id}`).digest("hex").slice(0, 12),
      reason: statedReason?.reason ?? null,
    };
  };
