import * as z from "zod/mini";
import { id, instant, line } from "../basics.ts";

export const notification = z.object({
  id,
  title: line,
  message: line,
  /** ID of the application. Null if there is none. */
  service: z.nullable(id),
  /** Code of the kind of service, such as LLAS. */
  type: z.nullable(z.string()),
  /** Whether the notification has been read. */
  is_read: z.boolean(),
  created_at: instant,
});
