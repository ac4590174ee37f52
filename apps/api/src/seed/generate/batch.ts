import { type RawBuilder, sql } from "kysely";

/** Some drivers that are made together. */
export interface Batch {
  /** The first ten characters after the prefix of every id: the time, as in ids that the server makes. */
  readonly stamp: string;
  readonly first: number;
  readonly last: number;
  readonly now: string;
  readonly year: number;
  /** The hash that the password of every account has. */
  readonly password_hash: string;
  /** What the newest number of each series is. */
  readonly taken: Readonly<Record<"application" | "invoice" | "receipt", number>>;
  readonly applicationNumbers: readonly string[];
}

/** A statement that makes the rows of one table for a batch. */
export type Statement = (batch: Batch) => RawBuilder<unknown>;

/** The id of the row with a number, as a piece of SQL. */
export const idOf = ({ stamp }: Pick<Batch, "stamp">, prefix: string, number: string): RawBuilder<string> =>
  sql`${sql.lit(`${prefix}_${stamp}`)} || lpad((${sql.raw(number)})::text, 16, '0')`;

/** A whole number from 0 up to but not including `size` that looks like chance and is always the same for a number. */
export const scattered = (number: string, size: number, salt = 0): RawBuilder<number> =>
  sql.raw(`((((${number})::bigint + ${salt}) * 2654435761) % 4294967291 % ${size})::int`);

/** One of some texts. */
export const oneOf = (texts: readonly string[], number: string, salt = 0): RawBuilder<string> =>
  sql`(${sql.raw(`array['${texts.join("','")}']`)})[1 + ${scattered(number, texts.length, salt)}]`;

/** A number with at least six digits. */
export const sixDigits = (number: string): RawBuilder<string> =>
  sql.raw(`lpad((${number})::text, greatest(6, length((${number})::text)), '0')`);
