// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { listNotes, writeNote } from "@kwan/contract";
import type { Answering, Body, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Staff notes on an application or a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notes });
 */
/* @__NO_SIDE_EFFECTS__ */
export const notes = (send: Send) => ({
  /**
   * Lists the notes on an application or a person, newest first.
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
