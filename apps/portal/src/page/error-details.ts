import { isKwanError } from "@kwan/sdk";
import { isRouteErrorResponse } from "react-router";
import { m } from "#messages";
import { isUnreached } from "../words/call-errors.ts";

export type ErrorDetails = {
  status: number;
  statusMessage: string | undefined;
  message: string | undefined;
  /** Advice to show instead of the general advice for server errors. */
  advice?: string;
};

/**
 * Whether one of the page's files failed to load. Each browser words this error differently, and Vite has its own
 * wording for stylesheets.
 */
const isFileMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message);

/**
 * Returns the text of the error page for a router's response, a failed call, or anything else that was thrown
 * (R-FRM-06).
 */
export function detailsOf(error: unknown): ErrorDetails {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === "string" ? error.data : undefined;
    return { status: error.status, statusMessage: error.statusText || undefined, message };
  }
  if (isUnreached(error))
    return { status: 500, statusMessage: m.page_unreached(), message: undefined, advice: m.page_unreached_advice() };
  if (isKwanError(error)) return { status: error.status, statusMessage: undefined, message: error.message };
  if (isFileMissing(error))
    return { status: 500, statusMessage: m.page_not_loaded(), message: undefined, advice: m.page_unreached_advice() };
  return { status: 500, statusMessage: undefined, message: error instanceof Error ? error.message : undefined };
}
