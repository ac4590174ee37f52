import * as z from "zod/mini";
import { id, instant, line } from "./basics.ts";

export const notification = z.object({
  id,
  title: line,
  message: line,
  service: z.nullable(id),
  type: z.nullable(z.string()),
  is_read: z.boolean(),
  created_at: instant,
});
