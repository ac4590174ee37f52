import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";
import { oneProblem } from "./text.ts";

/** What a browser's or Node's File and Blob have in common, as far as the rules look at one. */
export type FileLike = { readonly size: number; readonly type: string; readonly name?: string };

/**
 * Whether a value is a file with something in it.
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
 * A file to send, or the text that names one already sent (R-VAL-06). An empty file and blank text are none.
 *
 * @example
 * z.safeParse(fileOrText, "").error?.issues[0]?.message; // "File is required"
 */
export const fileOrText = /* @__PURE__ */ z
  .unknown()
  .check(
    /* @__PURE__ */ oneProblem((value) => (isFileOrText(value) ? undefined : "File is required")),
  ) as z.ZodMiniType<FileLike | string>;
