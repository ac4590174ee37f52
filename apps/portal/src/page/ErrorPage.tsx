import { ErrorView } from "@kwan/ui";
import { isbot } from "isbot";
import { useEffect, useLayoutEffect } from "react";
import { useOutletContext, useRevalidator, useRouteError } from "react-router";
import { m } from "#messages";
import { pathOf } from "../paths.ts";
import { detailsOf } from "./error-details.ts";
import { useTitle } from "./title.ts";

/** The layout's outlet context: called when a page has failed to load, and again when another page takes its place. */
export type OnFailed = (hasFailed: boolean) => void;

/** The page that is shown instead of one that has failed. Bots get an empty page (R-FRM-07). */
export function ErrorPage() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  // There is no layout around this page if the layout itself has failed.
  const onFailed = useOutletContext<OnFailed | undefined>();
  useLayoutEffect(() => {
    onFailed?.(true);
    return () => onFailed?.(false);
  }, [onFailed]);
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
      retrying={revalidator.state === "loading"}
      onRetry={status === 404 ? undefined : () => location.reload()}
    />
  );
}
