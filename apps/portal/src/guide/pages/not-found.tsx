import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import type { GuidePage } from "../guide-page.ts";
import { SearchForm } from "../SearchForm.tsx";

/** The page for an address below /guide that does not exist. */
export const notFoundPage = (): GuidePage => ({
  title: m.guide_not_found(),
  description: m.guide_not_found_lead(),
  isUnlisted: true,
  content: (
    <Stack space="large" className={styles.prose}>
      <Heading level={1}>{m.guide_not_found()}</Heading>
      <Text size="large">{m.guide_not_found_lead()}</Text>
      <SearchForm />
      <Link href={guide.front}>{m.guide_first_page()}</Link>
    </Stack>
  ),
});
