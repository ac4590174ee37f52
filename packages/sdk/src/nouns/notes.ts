// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type ListNotesQuery,
  listNotes,
  type Page,
  type StaffNote,
  type WriteNoteBody,
  writeNote,
} from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/** The codes of the errors that `notes.list` can fail with. */
export type NotesListCode = CommonCode | "forbidden" | "invalid" | "not_found" | "own_request" | "reason_required";

/** The error of `notes.list`. */
export type NotesListError = KwanError<NotesListCode>;

/** The codes of the errors that `notes.write` can fail with. */
export type NotesWriteCode =
  | CommonCode
  | "forbidden"
  | "in_progress"
  | "invalid"
  | "key_reused"
  | "not_found"
  | "own_request"
  | "reason_required"
  | "state_forbids"
  | "too_large"
  | "wrong_type";

/** The error of `notes.write`. */
export type NotesWriteError = KwanError<NotesWriteCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists the notes on an application or a person, newest first. Send either `service` or `driver`. The person
   * concerned cannot list the notes, but will find them in the copy of their data.
   *
   * @example
   * for await (const { text, author } of kwan.notes.list({ service: id })) console.log(author.name, text);
   */
  list: method(
    listNotes,
    (query?: ListNotesQuery, options?: CallOptions): KwanList<Page<StaffNote>, NotesListError, "listNotes"> =>
      send(listNotes, { query }, options),
  ),
  /**
   * Writes a note on an application or a person, for colleagues. Send either `service` or `driver`. A note is part of
   * the record, so it cannot be changed or deleted.
   *
   * @example
   * await kwan.notes.write({ driver, text: "Called about the date of birth." });
   */
  write: method(
    writeNote,
    (body: WriteNoteBody, options?: PostOptions): KwanPromise<StaffNote, NotesWriteError, "writeNote"> =>
      send(writeNote, { body }, options),
  ),
});

/**
 * Staff notes on an application or a person.
 */
export interface NotesMethods extends ReturnType<typeof withSend> {}

/**
 * Staff notes on an application or a person.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { notes });
 */
export const notes: (send: Send) => NotesMethods = withSend;
