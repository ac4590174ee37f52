import type { HTMLAttributes, ReactNode, Ref } from "react";
import { LinkButton } from "../button/LinkButton.tsx";
import { Heading, type HeadingProps } from "../heading/Heading.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { SummaryList, type SummaryRow } from "../summary-list/SummaryList.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./StartPage.css.ts";

export type StartPageProps = HTMLAttributes<HTMLElement> & {
  /** The name of the service, as people search for it. */
  heading: ReactNode;
  /** The heading level in the page outline. It is the heading of the page, unless something comes before it. */
  level?: HeadingProps["level"];
  /** What the service is for, in a sentence or two. */
  lead?: ReactNode;
  /** What people want to know before they begin: what it costs, and how long it takes. */
  facts?: readonly SummaryRow[];
  /** The URL of the first step. */
  href: string;
  startLabel?: string;
  /** What people need to begin, such as an account. It comes below the button. */
  hint?: ReactNode;
  /** What comes after: who may apply, the documents, the steps. */
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The first page of a service: what it is for, what it costs, how long it takes, and one button that starts it. People who
 * know all this can start without reading on. Keys: Enter follows the button.
 *
 * @example
 * <StartPage heading="Renew your licence" lead="You can renew it online." facts={[{ name: "Price", value: "GH₵120.00" }]} href="/apply" />
 */
export function StartPage(props: StartPageProps) {
  const {
    heading,
    level = 1,
    lead,
    facts = [],
    href,
    startLabel = "Start now",
    hint,
    children,
    ...native
  } = useWords("startPage", props);
  return (
    <Stack {...native} space="xlarge">
      <Stack space="large" className={styles.top}>
        <Stack space="small">
          <Heading level={level} size={1}>
            {heading}
          </Heading>
          {lead && <Text size="large">{lead}</Text>}
        </Stack>
        {facts.length > 0 && <SummaryList rows={facts} />}
        <Stack space="small">
          <Inline>
            <LinkButton href={href}>{startLabel}</LinkButton>
          </Inline>
          {hint}
        </Stack>
      </Stack>
      {children}
    </Stack>
  );
}
