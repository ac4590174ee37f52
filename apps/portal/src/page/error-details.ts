import { isKwanError } from "@kwan/sdk";
import { isRouteErrorResponse } from "react-router";
import { m } from "#messages";

export type ErrorDetails = { status: number; statusMessage: string | undefined; message: string | undefined };

/** Whether a file of the page failed to load. Each browser words this error differently. */
const isFileMissing = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** What an error page shows for a router's response, a failed call, or anything else that was thrown (R-FRM-06). */
export function detailsOf(error: unknown): ErrorDetails {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === "string" ? error.data : undefined;
    return { status: error.status, statusMessage: error.statusText || undefined, message };
  }
  if (isKwanError(error)) return { status: error.status, statusMessage: undefined, message: error.message };
  if (isFileMissing(error))
    return { status: 500, statusMessage: m.page_not_loaded(), message: m.page_part_not_loaded() };
  return { status: 500, statusMessage: undefined, message: error instanceof Error ? error.message : undefined };
}
