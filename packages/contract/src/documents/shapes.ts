import * as z from "zod/mini";
import { id, instant } from "../basics.ts";
import * as m from "../catalogues/messages.js";

/**
 * The properties that a file has in both browsers and servers. They are declared here so that this package does not
 * depend on either environment's type definitions.
 */
export interface FileBody {
  /** The size in bytes. */
  readonly size: number;
  /** The media type, such as "image/jpeg". */
  readonly type: string;
  /** The name of the file. A Blob has none. */
  readonly name?: string;
  /** Returns the bytes. */
  arrayBuffer(): Promise<ArrayBuffer>;
}

const isFileBody = (value: unknown): value is FileBody =>
  typeof value === "object" && value !== null && "arrayBuffer" in value && "size" in value && Number(value.size) > 0;

/** The maximum size of a document: a PDF, JPEG or PNG. */
export const documentBytes = 5 * 1_048_576;

/** A file in a multipart body. The server checks the type of documents by their content. */
export const file = z.custom<FileBody>(isFileBody, { error: m.fields_file_required });

// The types of files that can be uploaded.
export const fileType = z.enum(["application/pdf", "image/jpeg", "image/png"]);

export const document = z.object({
  id,
  /** ID of the application. Null if there is none. */
  service: z.nullable(id),
  document: z.string(),
  /** Name of the file. */
  name: z.string(),
  type: fileType,
  /** Size of the file in bytes. */
  bytes: z.int(),
  /** Checksum of the file. */
  sha256: z.string(),
  status: z.enum(["uploaded", "accepted", "refused"]),
  /** Why the document was rejected. Null if it was not rejected. */
  reason: z.nullable(z.string()),
  /** The field of the application's details that the rejected document contradicts. Null if there is none. */
  field: z.nullable(z.string()),
  /** When an officer accepted or rejected the document. Null if no officer has done so. */
  reviewed_at: z.nullable(instant),
  /** When the file was uploaded. */
  uploaded_at: instant,
});
