import { isPlainDate } from "@kwan/domain";

/** The cursor is invalid, or was created for another list. */
export class CursorError extends Error {
  constructor() {
    super("The cursor is not one of this list. Leave it out to start at the first page.");
    this.name = "CursorError";
  }
}

/** The type of the column by which a list is sorted. It decides whether a key is valid. */
export type SortKind = "moment" | "date" | "text" | "number";

/** A position in a list: the adjacent row, and the direction in which to continue. */
export interface Cursor {
  readonly way: "next" | "previous";
  readonly key: string;
  readonly id: string;
}

const moment = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/;

const isKey: Readonly<Record<SortKind, (text: string) => boolean>> = {
  moment: (text) => isPlainDate(moment.exec(text)?.[1]),
  date: isPlainDate,
  text: () => true,
  number: (text) => /^-?\d{1,15}(\.\d{1,15})?$/.test(text),
};

/** Whether the database can store this text. It rejects NUL and unpaired surrogates. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.isWellFormed() && !value.includes("\0");

/**
 * Writes a cursor for a list. It is opaque to callers: base64url of the list's name, the direction, the key and the ID.
 *
 * @example
 * writeCursor("created_at desc", { way: "next", key: "2026-11-21 10:00:00+00", id: "drv_1" });
 */
export const writeCursor = (list: string, { way, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([list, way, key, id])).toString("base64url");

/** Reads a cursor. Throws a CursorError if the cursor was not written for this list. */
export function readCursor(list: string, kind: SortKind, text: string): Cursor {
  const [name, way, key, id, ...more] = parse(text);
  const isWhole = name === list && more.length === 0 && (way === "next" || way === "previous");
  if (!isWhole || !isText(key) || !isText(id) || !isKey[kind](key)) throw new CursorError();
  return { way, key, id };
}

function parse(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(read) ? read : [];
  } catch {
    throw new CursorError();
  }
}
