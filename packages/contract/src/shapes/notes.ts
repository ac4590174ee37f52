import { requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant, line } from "./basics.ts";

export const noteText = requiredText(m.fields_note, 2_000);

/** A note that staff write for one another. */
export const staffNote = z.object({
  id,
  text: noteText,
  /** Who wrote the note, with their branch. */
  author: z.object({ id, name: line, branch: z.nullable(line) }),
  /** When the note was written. */
  written_at: instant,
});
