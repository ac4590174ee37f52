import { enquiryWords } from "@kwan/domain/enquiries";
import { Card, Heading, Inline, InsetText, Link, Skeleton, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { lines } from "../../../page/lines.css.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { pathOf, paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { timeInWords } from "../../../words/dates-and-money.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { ExcludeForm } from "./ExcludeForm.tsx";
import { PassForm } from "./PassForm.tsx";
import { type Enquiry, q } from "./queries.ts";
import { stateTones } from "./state-tones.ts";

/** A question or a complaint with everything that was written, and what the reader can do with it. */
export function EnquiryFile({ id }: { id: string }) {
  return (
    <Region query={useQuery(q.enquiries.get(id))} of={m.enquiries_the_enquiry()} skeleton={<Skeleton lines={10} />}>
      {(enquiry) => (
        <Stack space="xlarge">
          <Facts enquiry={enquiry} />
          <Messages enquiry={enquiry} />
          {enquiry.state !== "closed" && (
            <Stack as="section" space="medium" className={onScreen}>
              <AnswerForm key={enquiry.version} enquiry={enquiry} />
              <Inline>
                <DialogButton label={m.enquiries_pass()} title={m.enquiries_pass()}>
                  {(close) => <PassForm enquiry={enquiry} onDone={close} />}
                </DialogButton>
                {enquiry.desk === "complaints" && (
                  <DialogButton label={m.enquiries_exclude()} title={m.enquiries_exclude()}>
                    {(close) => <ExcludeForm enquiry={enquiry} onDone={close} />}
                  </DialogButton>
                )}
              </Inline>
            </Stack>
          )}
          <Link href={pathOf("/enquiries")} className={onScreen}>
            {m.enquiries_back()}
          </Link>
        </Stack>
      )}
    </Region>
  );
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { number, title, state, outcome, desk, branch_name, about, cited, application, name, email } = enquiry;
  const row = (label: string, value: string | null) => (value ? [{ name: label, value }] : []);
  const isComplaint = desk === "complaints";
  return (
    <Stack as="section" space="small">
      <Inline>
        <Heading level={2}>{number}</Heading>
        <StatusTag tone={stateTones[state]}>{enquiryWords.states[state]}</StatusTag>
      </Inline>
      {isComplaint && <InsetText>{m.enquiries_who_sees()}</InsetText>}
      <SummaryList
        rows={[
          { name: m.enquiries_about(), value: title },
          ...row(m.enquiries_outcome(), outcome && enquiryWords.outcomes[outcome]),
          ...row(m.enquiries_named(), about),
          ...row(m.enquiries_branch(), branch_name),
          ...row(m.enquiries_cited(), cited),
          { name: m.enquiries_name(), value: name || m.enquiries_no_name() },
          ...row(m.enquiries_email(), email),
          ...row(m.enquiries_phone(), enquiry.phone_number),
          { name: m.enquiries_received(), value: timeInWords(enquiry.opened_at) },
          ...row(m.enquiries_excluded(), enquiry.excluded.map((each) => each.name).join(", ")),
        ]}
      />
      {application && !isComplaint && (
        <Link href={paths.officeService(application)} className={onScreen}>
          {m.enquiries_open_application()}
        </Link>
      )}
    </Stack>
  );
}

function Messages({ enquiry: { messages } }: { enquiry: Enquiry }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.enquiries_messages()}</Heading>
      {messages.map(({ id, author, text, written_at }) => (
        <Card key={id}>
          <Stack space="xsmall">
            <Heading level={3} size={4}>
              {author ?? m.enquiries_from_person()}
            </Heading>
            <Text tone="secondary" size="small">
              {timeInWords(written_at)}
            </Text>
            <Text className={lines}>{text}</Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
