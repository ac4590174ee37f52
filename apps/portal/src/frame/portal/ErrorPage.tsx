import { isKwanError } from "@kwan/sdk";
import { ErrorView } from "@kwan/ui";
import { isbot } from "isbot";
import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { titleOf } from "../title.ts";

/** What an error page shows: from a router's answer, a call that failed, or anything else that was thrown (R-FRM-06). */
export function detailsOf(error: unknown): {
  status: number;
  statusMessage: string | undefined;
  message: string | undefined;
} {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === "string" ? error.data : undefined;
    return { status: error.status, statusMessage: error.statusText || undefined, message };
  }
  if (isKwanError(error)) return { status: error.status, statusMessage: undefined, message: error.message };
  return { status: 500, statusMessage: undefined, message: error instanceof Error ? error.message : undefined };
}

/** Stands where a page failed. A bot that looks at the page sees nothing of it (R-FRM-07). */
export function ErrorPage() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  useEffect(() => console.error(error), [error]);
  if (isbot(navigator.userAgent)) return null;
  const { status, statusMessage, message } = detailsOf(error);
  return (
    <>
      <title>{titleOf(status === 404 ? "Page not found" : "Error")}</title>
      <ErrorView
        status={status}
        statusMessage={statusMessage}
        message={message}
        retrying={revalidator.state === "loading"}
        onRetry={status === 404 ? undefined : () => location.reload()}
      />
    </>
  );
}
