import { type RawBuilder, sql } from "kysely";

/** A batch of drivers who are generated together. */
export interface Batch {
  /**
   * The first ten characters of every ID after its prefix. They encode the time, as in the IDs that the server
   * generates.
   */
  readonly stamp: string;
  readonly first: number;
  readonly last: number;
  readonly now: string;
  readonly year: number;
  /** The password hash that all generated accounts share. */
  readonly password_hash: string;
  /** The latest number in each series. */
  readonly taken: Readonly<Record<"application" | "invoice" | "receipt", number>>;
  readonly applicationNumbers: readonly string[];
}

/** A statement that inserts the rows of one table for a batch. */
export type Statement = (batch: Batch) => RawBuilder<unknown>;

/** Returns SQL for the ID of the row with this number. */
export const idOf = ({ stamp }: Pick<Batch, "stamp">, prefix: string, number: string): RawBuilder<string> =>
  sql`${sql.lit(`${prefix}_${stamp}`)} || lpad((${sql.raw(number)})::text, 16, '0')`;

/**
 * Returns SQL for a pseudo-random integer from 0 (inclusive) to `size` (exclusive). The same number always gives the
 * same integer.
 */
export const scattered = (number: string, size: number, salt = 0): RawBuilder<number> =>
  sql.raw(`((((${number})::bigint + ${salt}) * 2654435761) % 4294967291 % ${size})::int`);

/** Returns SQL for a pseudo-random choice of one of these strings. */
export const oneOf = (texts: readonly string[], number: string, salt = 0): RawBuilder<string> =>
  sql`(${sql.raw(`array['${texts.join("','")}']`)})[1 + ${scattered(number, texts.length, salt)}]`;

export const sixDigits = (number: string): RawBuilder<string> =>
  sql.raw(`lpad((${number})::text, greatest(6, length((${number})::text)), '0')`);
