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
  const { status, statusMessage, message } = detailsOf(error);
  // An address that leads nowhere is said in words; a fault with all that is known of it.
  const said = status === 404 ? message : error;
  useEffect(() => console.error(said), [said]);
  if (isbot(navigator.userAgent)) return null;
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
