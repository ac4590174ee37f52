import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { cleanLine } from "./clean-text.ts";
import { oneProblem } from "./text.ts";

/** The file properties that the rules use. `File` and `Blob` have them, in browsers and in Node. */
export type FileLike = { readonly size: number; readonly type: string; readonly name?: string };

/**
 * Returns whether a value is a file that is not empty.
 *
 * @example
 * isFileLike({ size: 12, type: "application/pdf" }); // true
 */
export function isFileLike(value: unknown): value is FileLike {
  if (typeof value !== "object" || value === null || !("size" in value) || !("type" in value)) return false;
  return typeof value.size === "number" && value.size > 0 && typeof value.type === "string";
}

function isFileOrText(value: unknown): value is FileLike | string {
  return isFileLike(value) || (typeof value === "string" && cleanLine(value.slice(0, 1000)) !== "");
}

/**
 * The schema of a file to upload, or of a string that identifies an uploaded file (R-VAL-06). Empty files and blank
 * strings count as missing.
 *
 * @example
 * z.safeParse(fileOrText, "").error?.issues[0]?.message; // "File is required"
 */
export const fileOrText = /* @__PURE__ */ z
  .unknown()
  .check(
    /* @__PURE__ */ oneProblem((value) => (isFileOrText(value) ? undefined : m.forms_file_required())),
  ) as z.ZodMiniType<FileLike | string>;
