import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import type { MakePage } from "../guide-page.ts";

/** Why the server refuses a form or a search, in words: it is too long, or too many came from one network. */
const problems = {
  "problem/too-long": { title: m.guide_too_long, lead: m.guide_too_long_lead },
  "problem/too-often": { title: m.guide_too_often, lead: m.guide_too_often_lead },
} as const;

const pageFor =
  ({ title, lead }: (typeof problems)[keyof typeof problems]): MakePage =>
  () => ({
    title: title(),
    description: lead(),
    isUnlisted: true,
    content: (
      <Stack space="large" className={styles.prose}>
        <Heading level={1}>{title()}</Heading>
        <Text size="large">{lead()}</Text>
        <Link href={guide.front}>{m.guide_first_page()}</Link>
      </Stack>
    ),
  });

/** The pages that the server answers with instead of the one that somebody asked for, by path below /guide. */
export const problemPages: ReadonlyMap<string, MakePage> = new Map(
  Object.entries(problems).map(([path, problem]) => [path, pageFor(problem)]),
);
