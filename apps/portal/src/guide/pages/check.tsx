import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import { CheckForm } from "../check/CheckForm.tsx";
import { readAnswers } from "../check/record-of.ts";
import { Verdict } from "../check/Verdict.tsx";
import { wantOf, wants } from "../check/wants.ts";
import * as styles from "../guide.css.ts";
import type { GuidePage, MakePage } from "../guide-page.ts";

const page = (content: GuidePage["content"], isUnlisted = false): GuidePage => ({
  title: m.guide_link_check(),
  description: m.guide_check_lead(),
  isUnlisted,
  content: (
    <Stack space="large" className={styles.prose}>
      <Stack space="small">
        <Heading level={1}>{m.guide_link_check()}</Heading>
        <Text size="large">{m.guide_check_lead()}</Text>
      </Stack>
      {content}
    </Stack>
  ),
});

/**
 * "Which service do I need?" (R-PUB-04): what somebody wants, a few questions about it, and the answer of the domain's
 * own rules. Answers are sent in a form, so they are in no address and no log.
 */
export const checkPage: MakePage = (data, query, form) => {
  const want = wantOf(query.get("want"));
  if (!want)
    return page(
      <Stack space="small">
        <Heading level={2}>{m.guide_what_to_do()}</Heading>
        <Stack as="ul" space="none">
          {wants.map(({ id, label }) => (
            <li key={id} className={styles.row}>
              <Link href={guide.checkFor(id)}>{label()}</Link>
            </li>
          ))}
        </Stack>
      </Stack>,
    );
  const towns = [...new Set(data.branches.map(({ city }) => city))].toSorted((one, other) => one.localeCompare(other));
  const read = form && readAnswers(want, form);
  return page(
    <>
      <Stack space="xsmall">
        <Heading level={2}>{want.label()}</Heading>
        <Link href={guide.check}>{m.guide_check_other()}</Link>
      </Stack>
      {form && read && Object.keys(read.errors).length === 0 ? (
        <Verdict want={want} answers={read.answers} form={form} data={data} />
      ) : (
        <CheckForm want={want} given={form ?? query} errors={read?.errors ?? {}} towns={towns} />
      )}
    </>,
    true,
  );
};
