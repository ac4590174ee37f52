import { type RawBuilder, sql } from "kysely";

/** Drivers that are generated together. */
export interface Batch {
  /** The first ten characters of every ID after its prefix. They encode the time, as in IDs that the server makes. */
  readonly stamp: string;
  readonly first: number;
  readonly last: number;
  readonly now: string;
  readonly year: number;
  /** The password hash that all generated accounts share. */
  readonly password_hash: string;
  /** The latest number of each series. */
  readonly taken: Readonly<Record<"application" | "invoice" | "receipt", number>>;
  readonly applicationNumbers: readonly string[];
}

/** A statement that inserts the rows of one table for a batch. */
export type Statement = (batch: Batch) => RawBuilder<unknown>;

/** Returns SQL for the ID of the row with this number. */
export const idOf = ({ stamp }: Pick<Batch, "stamp">, prefix: string, number: string): RawBuilder<string> =>
  sql`${sql.lit(`${prefix}_${stamp}`)} || lpad((${sql.raw(number)})::text, 16, '0')`;

/**
 * Returns SQL for a pseudo-random integer from 0 (inclusive) to `size` (exclusive). It is always the same for the same
 * number.
 */
export const scattered = (number: string, size: number, salt = 0): RawBuilder<number> =>
  sql.raw(`((((${number})::bigint + ${salt}) * 2654435761) % 4294967291 % ${size})::int`);

/** Returns SQL for a pseudo-random choice of one of these strings. */
export const oneOf = (texts: readonly string[], number: string, salt = 0): RawBuilder<string> =>
  sql`(${sql.raw(`array['${texts.join("','")}']`)})[1 + ${scattered(number, texts.length, salt)}]`;

export const sixDigits = (number: string): RawBuilder<string> =>
  sql.raw(`lpad((${number})::text, greatest(6, length((${number})::text)), '0')`);
