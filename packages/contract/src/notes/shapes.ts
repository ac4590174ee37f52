import { requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant, line } from "../basics.ts";
import * as m from "../catalogues/messages.js";

export const noteText = requiredText(m.fields_note, 2_000);

/** A note that staff write for one another. */
export const staffNote = z.object({
  id,
  /** Text of the note. */
  text: noteText,
  /** Who wrote the note, with their branch. */
  author: z.object({
    id,
    name: line,
    /** Name of the person's branch. Null if there is none. */
    branch: z.nullable(line),
  }),
  /** When the note was written. */
  written_at: instant,
});
