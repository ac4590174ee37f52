import { useLayoutEffect } from "react";
import { useOutletContext, useRevalidator, useRouteError } from "react-router";
import { Failure } from "./Failure.tsx";

/** The layout's outlet context: called when a page has failed to load, and again when another page takes its place. */
export type OnFailed = (hasFailed: boolean) => void;

/** The page that the router shows instead of one that has failed. */
export function ErrorPage() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  // There is no layout around this page if the layout itself has failed.
  const onFailed = useOutletContext<OnFailed | undefined>();
  useLayoutEffect(() => {
    onFailed?.(true);
    return () => onFailed?.(false);
  }, [onFailed]);
  return <Failure error={error} isRetrying={revalidator.state === "loading"} />;
}
