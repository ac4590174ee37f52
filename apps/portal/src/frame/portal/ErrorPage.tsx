import { ErrorView } from "@kwan/ui";
import { isbot } from "isbot";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { titleOf } from "../title.ts";
import { detailsOf } from "./error-details.ts";

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
