import { daysOfDesk } from "@kwan/domain/enquiries";
import { ConfirmationPanel, Heading, Link, Stack, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { guide } from "../addresses.ts";
import * as styles from "../guide.css.ts";

type SentProps = { number: string; code: string | null; isComplaint: boolean };

/** Says that a message has arrived, and with which number and code its sender can follow it. */
export function Sent({ number, code, isComplaint }: SentProps) {
  return (
    <Stack space="large">
      <ConfirmationPanel heading={isComplaint ? m.guide_enquiry_complaint_sent() : m.guide_enquiry_sent()}>
        {m.guide_enquiry_your_number()} <strong className={styles.inOneLine}>{number}</strong>
      </ConfirmationPanel>
      <Stack space="small">
        <Heading level={2}>{m.guide_enquiry_keep()}</Heading>
        <SummaryList
          rows={[
            { name: m.guide_enquiry_number(), value: number },
            ...(code ? [{ name: m.guide_enquiry_code(), value: code }] : []),
          ]}
        />
        <Text>{code ? m.guide_enquiry_keep_text() : m.guide_enquiry_sent_before()}</Text>
      </Stack>
      <Stack space="small">
        <Heading level={2}>{m.guide_enquiry_next()}</Heading>
        <Text>
          {isComplaint
            ? m.guide_enquiry_next_complaint({ days: daysOfDesk.complaints })
            : m.guide_enquiry_next_question({ days: daysOfDesk.branch })}
        </Text>
        <Text>
          <Link href={guide.follow}>{m.guide_enquiry_follow()}</Link>
        </Text>
      </Stack>
    </Stack>
  );
}
