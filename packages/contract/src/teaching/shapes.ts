import * as z from "zod/mini";
import { id, line } from "../basics.ts";
import { accreditation, teachingAnswer } from "../schools/shapes.ts";

export const teaching = z.extend(accreditation, {
  /** The driving school that named you as an instructor. */
  school: z.object({
    id,
    /** Code of the driving school. */
    code: z.string(),
    name: line,
  }),
  answer: teachingAnswer,
});
