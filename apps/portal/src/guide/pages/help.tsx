import { Heading, Link, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import type { MakePage } from "../guide-page.ts";
import { helpTopics } from "../help-answers.ts";
import { SearchForm } from "../SearchForm.tsx";

/** Answers to what people ask most, with a search (R-PUB-06). */
export const helpPage: MakePage = () => {
  const topics = helpTopics();
  return {
    title: m.guide_help_title(),
    description: m.guide_help_lead(),
    facts: {
      "@type": "FAQPage",
      mainEntity: topics
        .flatMap(({ answers }) => answers)
        .map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
    },
    content: (
      <Stack space="xlarge" className={styles.prose}>
        <Stack space="small">
          <Heading level={1}>{m.guide_help_title()}</Heading>
          <Text size="large">{m.guide_help_lead()}</Text>
        </Stack>
        <SearchForm />
        {topics.map(({ id, heading, answers }) => (
          <Stack key={id} as="section" space="medium" id={id}>
            <Heading level={2}>{heading}</Heading>
            {answers.map((each) => (
              <Stack key={each.id} space="xxsmall" id={each.id}>
                <Heading level={3}>{each.question}</Heading>
                <Text>{each.answer}</Text>
                {each.href && (
                  <Text>
                    <Link href={each.href}>{each.linkText}</Link>
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        ))}
        <Stack as="section" space="small">
          <Heading level={2}>{m.guide_help_more()}</Heading>
          <Text>{m.guide_help_more_text()}</Text>
          <Stack as="ul" space="none">
            {[
              { href: guide.contact, label: m.guide_contact_title() },
              { href: guide.complaint, label: m.guide_complaint_title() },
              { href: guide.follow, label: m.guide_follow_title() },
            ].map(({ href, label }) => (
              <li key={href} className={styles.row}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </Stack>
          <Text>
            <Link href={guide.branches}>{m.guide_see_branches()}</Link>
          </Text>
        </Stack>
      </Stack>
    ),
  };
};
