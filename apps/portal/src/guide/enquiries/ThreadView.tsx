import { dayOf } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { enquiryTopics, enquiryWords } from "@kwan/domain/enquiries";
import { Banner, Button, Card, ErrorSummary, Heading, Stack, SummaryList, Text, TextArea } from "@kwan/ui";
import { m } from "#messages";
import { lines } from "../../page/lines.css.ts";
import { guide } from "../addresses.ts";
import type { FormState, Thread } from "./form-state.ts";

type ThreadViewProps = { thread: Thread; given: URLSearchParams; state: FormState };

/** What was written so far, how it ended, and a form to write again while it is open. */
export function ThreadView({ thread, given, state }: ThreadViewProps) {
  const { number, topic, state: status, outcome, isStuck, messages } = thread;
  const error = state.errors?.text;
  return (
    <Stack space="large">
      <SummaryList
        rows={[
          { name: m.guide_enquiry_number(), value: number },
          { name: m.guide_enquiry_topic_row(), value: enquiryTopics[topic].title },
          { name: m.guide_enquiry_state(), value: enquiryWords.states[status] },
          ...(outcome ? [{ name: m.guide_enquiry_outcome(), value: enquiryWords.outcomes[outcome] }] : []),
        ]}
      />
      {isStuck && (
        <Banner tone="warning" heading={m.guide_enquiry_stuck()}>
          {m.guide_enquiry_stuck_text()}
        </Banner>
      )}
      <Stack space="medium">
        <Heading level={2}>{m.guide_enquiry_messages()}</Heading>
        {messages.map(({ isOurs, text, written_at }) => (
          <Card key={`${written_at} ${isOurs}`}>
            <Stack space="xsmall">
              <Heading level={3} size={4}>
                {isOurs ? m.guide_enquiry_ours() : m.guide_enquiry_yours()}, {formatDate(dayOf(written_at), "long")}
              </Heading>
              <Text className={lines}>{text}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
      {status === "closed" ? (
        <Text>{m.guide_enquiry_is_closed()}</Text>
      ) : (
        <form method="post" action={guide.follow} noValidate>
          <input type="hidden" name="key" value={state.key} />
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="code" value={given.get("code") ?? ""} />
          <Stack space="medium">
            {error && <ErrorSummary errors={[{ field: "text", message: error }]} />}
            <TextArea
              label={m.guide_enquiry_write_again()}
              name="text"
              id="text"
              error={error}
              defaultValue={given.get("text") ?? ""}
              rows={5}
              maxLength={4_000}
            />
            <div>
              <Button type="submit">{m.guide_enquiry_send()}</Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
