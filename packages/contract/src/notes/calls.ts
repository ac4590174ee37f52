/**
 * Staff notes on an application or a person.
 *
 * @module
 */

import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { noteText, staffNote } from "./shapes.ts";

/**
 * Lists the notes on an application or a person, newest first. Send either `service` or `driver`. The person
 * concerned cannot list the notes, but will find them in the copy of their data.
 *
 * @summary List the notes on an application or a person
 * @sdk notes.list
 * @example
 * for await (const { text, author } of kwan.notes.list({ service: id })) console.log(author.name, text);
 */
export const listNotes = call({
  id: "listNotes",
  paged: true,
  method: "GET",
  path: "/office/note/",
  query: listQuery({
    /** The application whose notes are listed. */
    service: z.optional(id),
    /** The person whose notes are listed. Notes on the person's applications are not included. */
    driver: z.optional(id),
  }),
  answer: page(staffNote),
  errors: ["not_found", "reason_required", "own_request"],
  access: ["applications.work", "drivers.read"],
  audit: "driver",
});

/**
 * Writes a note on an application or a person, for colleagues. Send either `service` or `driver`. A note is part of
 * the record, so it cannot be changed or deleted.
 *
 * @summary Write a note for colleagues
 * @sdk notes.write
 * @example
 * await kwan.notes.write({ driver, text: "Called about the date of birth." });
 */
export const writeNote = call({
  id: "writeNote",
  method: "POST",
  path: "/office/note/",
  body: z.object({
    /** The application that the note is about. */
    service: z.optional(id),
    /** The person whom the note is about, if it is not about an application. */
    driver: z.optional(id),
    /** Text of the note. */
    text: noteText,
  }),
  answer: staffNote,
  status: 201,
  errors: ["reason_required", "own_request", "state_forbids"],
  access: ["applications.work", "drivers.read"],
  power: "write_note",
});
