import { type Part, partRules, parts } from "@kwan/domain";
import { isSignId } from "@kwan/signs";
import { RoadSign } from "@kwan/signs/react";
import { Button, Card, ChoiceQuestion, Heading, Inline, Link, LinkButton, Stack, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";
import type { GuideQuestion } from "../guide-data.ts";
import type { MakePage } from "../guide-page.ts";

const partTitle = (part: Part): string => partRules[part].title;

/** Where to practise for the theory test, without an account (R-PUB-05). */
export const practicePage: MakePage = ({ practice }) => ({
  title: m.guide_practice_title(),
  description: m.guide_practice_lead(),
  content: (
    <Stack space="large" className={styles.prose}>
      <Stack space="small">
        <Heading level={1}>{m.guide_practice_title()}</Heading>
        <Text size="large">{m.guide_practice_lead()}</Text>
      </Stack>
      {parts.map((part) => (
        <Card key={part} as="section">
          <Stack space="small">
            <Heading level={2}>{partTitle(part)}</Heading>
            <Text>{m.guide_practice_count({ count: practice[part].length })}</Text>
            <Text tone="secondary">
              {m.guide_practice_rules({
                questions: partRules[part].questions,
                minutes: partRules[part].minutes,
                pass: partRules[part].pass_mark,
              })}
            </Text>
            <Inline>
              <LinkButton href={guide.question(part, 1)}>
                {m.guide_practice_start({ part: partTitle(part) })}
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      ))}
      <Text>
        <Link href={guide.signs}>{m.guide_signs_link()}</Link>
      </Text>
      <Text tone="secondary">{m.guide_practice_offline()}</Text>
    </Stack>
  ),
});

/** The question, with the answer that was given and why it is right or wrong. */
function Question({ question, given, next }: { question: GuideQuestion; given: string | null; next: string | null }) {
  const { text, sign, options, right_option, explanation } = question;
  const chosen = options.find(({ id }) => id === given);
  const asked = (
    <ChoiceQuestion
      id="question"
      heading={text}
      picture={
        sign !== null && isSignId(sign) && <RoadSign id={sign} title={m.tests_sign_asked()} className={styles.sign} />
      }
      name="answer"
      options={options.map(({ id, text: label }) => ({ value: id, label }))}
      required
      {...(chosen && { value: chosen.id, rightValue: right_option, explanation })}
    >
      <Inline>
        {chosen ? (
          <LinkButton href={next ?? guide.practice}>
            {next ? m.tests_next_question() : m.guide_practice_finish()}
          </LinkButton>
        ) : (
          <Button type="submit">{m.tests_check()}</Button>
        )}
      </Inline>
    </ChoiceQuestion>
  );
  // The page that comes back is at the result, which is below the options.
  return chosen ? asked : <form action="#question-result">{asked}</form>;
}

/** A practice question. Its answer is sent in the address, so that it needs no script, and any phone can go back. */
export const questionPage =
  (part: Part, number: number): MakePage =>
  ({ practice }, query) => {
    const questions = practice[part];
    const question = questions[number - 1];
    if (!question) return undefined;
    const title = m.guide_practice_question({ number, count: questions.length });
    return {
      title: `${partTitle(part)}: ${title}`,
      crumb: title,
      above: [{ href: guide.practice, label: m.guide_practice_title() }],
      description: question.text,
      isUnlisted: true,
      content: (
        <Stack space="large" className={styles.prose}>
          <Heading level={1} size={2}>
            {partTitle(part)}: {title}
          </Heading>
          <Question
            question={question}
            given={query.get("answer")}
            next={number < questions.length ? guide.question(part, number + 1) : null}
          />
        </Stack>
      ),
    };
  };

/** Every road sign with its name and meaning, as the practice questions explain it. */
export const signsPage: MakePage = ({ practice }) => ({
  title: m.guide_signs_title(),
  description: m.guide_signs_lead(),
  above: [{ href: guide.practice, label: m.guide_practice_title() }],
  content: (
    <Stack space="large">
      <Stack space="small" className={styles.prose}>
        <Heading level={1}>{m.guide_signs_title()}</Heading>
        <Text size="large">{m.guide_signs_lead()}</Text>
      </Stack>
      <ul className={styles.signs}>
        {practice.road_sign.map(({ id, sign, options, right_option, explanation }) => (
          <li key={id} className={styles.signRow}>
            {sign !== null && isSignId(sign) && <RoadSign id={sign} className={styles.smallSign} />}
            <div>
              <Text weight="strong">{options.find((option) => option.id === right_option)?.text}</Text>
              <Text tone="secondary">{explanation}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  ),
});
