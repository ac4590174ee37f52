import * as z from "zod/mini";
import { id, instant, line } from "../basics.ts";

/** How a notice looks: `warning` if something does not work. */
export const noticeTone = z.enum(["info", "warning"]);

/** A notice that everybody reads now, at the top of every page. */
export const currentNotice = z.object({
  id,
  tone: noticeTone,
  /** What it says, in the reader's language. */
  text: line,
  /** When it ends. */
  until: instant,
});

/** A notice as the staff who post notices see it. */
export const postedNotice = z.object({
  id,
  tone: noticeTone,
  /** What it says in English. */
  text_en: line,
  /** What it says in French. */
  text_fr: line,
  /** When it was posted. */
  posted_at: instant,
  /** The name of the person who posted it. */
  posted_by: line,
  /** When it ends automatically, at most 24 hours after it was posted. */
  until: instant,
  /** When somebody ended it early. Null if nobody has. */
  ended_at: z.nullable(instant),
  /** The name of the person who ended it early. Null if nobody has. */
  ended_by: z.nullable(line),
});
