import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { id, instant } from "./basics.ts";

/** The properties of a file that browsers and servers have in common, without the types of either. */
export interface FileBody {
  readonly size: number;
  readonly type: string;
  readonly name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isFileBody = (value: unknown): value is FileBody =>
  typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value && Number(value.size) > 0;

/** A file in a multipart body: PDF, JPEG or PNG by its content, 5 MB at most. */
export const file = z.custom<FileBody>(isFileBody, { error: m.fields_file_required });

export const document = z.object({
  id,
  service: z.nullable(id),
  document: z.string(),
  name: z.string(),
  type: z.enum(["application/pdf", "image/jpeg", "image/png"]),
  bytes: z.int(),
  sha256: z.string(),
  status: z.enum(["uploaded", "accepted", "refused"]),
  reason: z.nullable(z.string()),
  uploaded_at: instant,
});
