import type { DecisionDetails, DecisionKind, Decisions } from "@kwan/domain/decisions";
import type { Actor, Context } from "../../platform/context.ts";
import type { RecordValues } from "../../platform/db/tables.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DecisionId } from "../../platform/ids.ts";
import type { DecisionRow } from "./store.ts";
import type { AnyRecord, Records } from "./subjects.ts";

/** The decision that takes effect. */
export type DecisionAtWork = Pick<DecisionRow, "id" | "withdraws" | "reason" | "proposed_by" | "needs_second">;

/** The record that a kind of decision changes. */
type RecordOf<K extends DecisionKind> = Records[Decisions[K]["subject"]];

/**
 * How one kind of decision changes a record. To reverse a decision, the values that were read before it are written
 * back.
 */
export interface Effect<K extends DecisionKind> {
  /** Converts the details into the values to write. Refuses values that can never take effect. */
  readonly plan: (
    context: Context<Actor>,
    record: RecordOf<K>,
    details: DecisionDetails<K>,
  ) => RecordValues | Promise<RecordValues>;
  /**
   * Returns the record's values for these fields. If a decision is to be reversed, an effect that keeps a row for each
   * decision returns the values of its row.
   */
  readonly read: (
    context: Context<Actor>,
    record: RecordOf<K>,
    fields: readonly string[],
    reversed: DecisionId | null,
  ) => RecordValues | Promise<RecordValues>;
  readonly write: (
    context: Context<Actor>,
    record: RecordOf<K>,
    values: RecordValues,
    decision: DecisionAtWork,
  ) => Promise<void>;
}

/** An effect with its types widened, for code that works with any kind of decision. */
export interface AnyEffect {
  readonly plan: (context: Context<Actor>, record: AnyRecord, details: object) => RecordValues | Promise<RecordValues>;
  readonly read: (
    context: Context<Actor>,
    record: AnyRecord,
    fields: readonly string[],
    reversed: DecisionId | null,
  ) => RecordValues | Promise<RecordValues>;
  readonly write: (
    context: Context<Actor>,
    record: AnyRecord,
    values: RecordValues,
    decision: DecisionAtWork,
  ) => Promise<void>;
}

export const pick = (record: object, fields: readonly string[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field, (record as RecordValues)[field] ?? null]));

/** Returns the fields that were filled in. */
export const definedFields = (details: object): RecordValues =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));

export const forbids = (message: string) => new DomainError("state_forbids", message);
