import { ErrorView } from "@kwan/ui";
import { isbot } from "isbot";
import { useEffect } from "react";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import { detailsOf } from "./error-details.ts";
import { useTitle } from "./title.ts";

/** Shown instead of a page that has failed. The error is logged. Bots get an empty page (R-FRM-07). */
export function Failure({ error, isRetrying = false }: { error: unknown; isRetrying?: boolean }) {
  const { status, statusMessage, message, advice } = detailsOf(error);
  // An unknown URL is logged as a short message, and any other error in full.
  const logEntry = status === 404 ? message : error;
  useEffect(() => console.error(logEntry), [logEntry]);
  useTitle(status === 404 ? m.common_page_not_found() : m.page_error());
  if (isbot(navigator.userAgent)) return null;
  return (
    <ErrorView
      status={status}
      statusMessage={statusMessage}
      message={message}
      advice={advice}
      homeHref={pathOf("/")}
      retrying={isRetrying}
      onRetry={status === 404 ? undefined : () => location.reload()}
    />
  );
}
