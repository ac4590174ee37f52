import { listNotes, writeNote } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Notes among staff, on an application or on a person's file.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notes });
 */
/* @__NO_SIDE_EFFECTS__ */
export const notes = (send: Send) => ({
  /**
   * Lists the notes on an application or on a person's file, the latest first.
   *
   * @example
   * for await (const { text, author } of kwan.notes.list({ service: id })) console.log(author.name, text);
   */
  list: method(
    listNotes,
    (query?: Query<typeof listNotes>, options?: CallOptions): Answering<typeof listNotes> =>
      send(listNotes, { query }, options),
  ),
  /**
   * Writes a note for colleagues. Nobody can change or delete it.
   *
   * @example
   * await kwan.notes.write({ driver, text: "Called about the date of birth." });
   */
  write: method(
    writeNote,
    (body: Body<typeof writeNote>, options?: PostOptions): Answering<typeof writeNote> =>
      send(writeNote, { body }, options),
  ),
});
