import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { Heading } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../words/use-words.ts";
import { RoadEnds } from "./RoadEnds.tsx";

export type ErrorViewProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The HTTP status. 404 means that the page was not found, and any other status means that the server failed. */
  status?: number | undefined;
  /** The heading. Default: "Page Not Found" for 404, otherwise "Internal Server Error". */
  statusMessage?: string | undefined;
  /** What went wrong, shown below the heading. */
  message?: string | undefined;
  /** What a person can do. Default: general advice for the status. */
  advice?: ReactNode;
  /** The URL of the home page. */
  homeHref?: string;
  homeLabel?: string;
  /**
   * Called when a person presses the retry button. If it is not set, or the status is 404, there is no retry button.
   */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  /** Whether a retry is in progress. */
  retrying?: boolean | undefined;
  /** The word before the status code. */
  codeLabel?: string;
  /** The default headings and advice. */
  words?: ErrorViewWords;
  ref?: Ref<HTMLElement> | undefined;
};

type Failure = { heading: string; advice: string };

/** The text for a page that was not found, and for a page that failed. */
export type ErrorViewWords = { notFound: Failure; failed: Failure };

const english: ErrorViewWords = {
  notFound: {
    heading: "Page Not Found",
    advice:
      "The web address may contain a mistake, or the page may have moved. Use the link below to go to the home page.",
  },
  failed: {
    heading: "Internal Server Error",
    advice: "This is our fault, not yours. Wait a minute and try again. If the problem continues, come back later.",
  },
};

/**
 * Shown in place of a page that cannot be displayed, with ways to continue.
 *
 * @example
 * <ErrorView status={404} message="Page not found: /servces" />
 */
export function ErrorView(props: ErrorViewProps) {
  const {
    status = 500,
    statusMessage,
    message,
    advice,
    homeHref = "/",
    homeLabel = "Go to the home page",
    onRetry,
    retryLabel = "Try again",
    retrying = false,
    codeLabel = "Error",
    words = english,
    ...native
  } = useWords("errorView", props);
  const isNotFound = status === 404;
  const failure = isNotFound ? words.notFound : words.failed;
  const canRetry = onRetry && !isNotFound;
  return (
    <Stack as="section" space="large" {...native} data-status={status}>
      <RoadEnds />
      <Stack space="xsmall">
        <Text tone="secondary" figures>
          {codeLabel} {status}
        </Text>
        <Heading level={1}>{statusMessage ?? failure.heading}</Heading>
      </Stack>
      <Stack space="xsmall">
        {message && <Text weight="medium">{message}</Text>}
        <Text as="div">{advice ?? failure.advice}</Text>
      </Stack>
      <Inline>
        {canRetry && (
          <Button onClick={onRetry} busy={retrying}>
            {retryLabel}
          </Button>
        )}
        <LinkButton href={homeHref} tone={canRetry ? "secondary" : "primary"}>
          {homeLabel}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
