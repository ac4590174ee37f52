import * as z from "zod/mini";
import { id } from "../basics.ts";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";
import { noteText, staffNote } from "./shapes.ts";

export const listNotes = call({
  id: "listNotes",
  paged: true,
  method: "GET",
  path: "/office/note/",
  query: () =>
    listQuery({
      /** The application whose notes are listed. */
      service: z.optional(id),
      /** The person whose notes are listed. Notes on the person's applications are not included. */
      driver: z.optional(id),
    }),
  answer: () => page(staffNote),
  errors: ["not_found", "reason_required", "own_request"],
  access: ["applications.work", "drivers.read"],
  audit: "driver",
});

export const writeNote = call({
  id: "writeNote",
  method: "POST",
  path: "/office/note/",
  body: () =>
    z.object({
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
});
