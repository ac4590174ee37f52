import {
  Banner,
  Button,
  Form,
  Heading,
  Link,
  RadioGroup,
  Skeleton,
  Stack,
  SummaryList,
  Text,
  TextArea,
} from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { reasonText } from "../../forms/reason-text.ts";
import { useSend } from "../../forms/use-send.ts";
import { onScreen } from "../../page/on-screen.css.ts";
import { pathOf } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { toaster } from "../../toasts/toaster.ts";
import { timeInWords } from "../../words/dates-and-money.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import { kwan, q, readAgain } from "./queries.ts";

type AppealRecord = Awaited<ReturnType<typeof kwan.decisions.readAppeal>>;

/** An appeal with the decision that was appealed, and the form to uphold or withdraw the decision. */
export function AppealFile({ id }: { id: string }) {
  return (
    <Region query={useQuery(q.decisions.readAppeal(id))} of={m.desk_the_appeal()} skeleton={<Skeleton lines={10} />}>
      {(appeal) => (
        <Stack space="xlarge">
          <Stack as="section" space="small">
            <Heading level={2}>{m.desk_appeal_of({ name: appeal.decision.subject.name })}</Heading>
            <SummaryList
              rows={[
                { name: m.desk_appeal_reasons(), value: appeal.reasons },
                { name: m.desk_when(), value: timeInWords(appeal.appealed_at) },
              ]}
            />
          </Stack>
          <Stack as="section" space="small">
            <Heading level={2}>{m.desk_appealed_decision()}</Heading>
            <Stack as="ul">
              {/* What can be done with the decision is decided below. */}
              <DecisionCard decision={{ ...appeal.decision, actions: [] }} />
            </Stack>
          </Stack>
          <Outcome appeal={appeal} />
          <Link href={pathOf("/tasks")} className={onScreen}>
            {m.desk_back_to_tasks()}
          </Link>
        </Stack>
      )}
    </Region>
  );
}

function Outcome({ appeal }: { appeal: AppealRecord }) {
  const { state, answer, decided_by, withdrawal, took_part } = appeal;
  if (state !== "open")
    return (
      <Banner tone="info" heading={state === "upheld" ? m.desk_appeal_upheld() : m.desk_appeal_withdrawn()}>
        {answer && <Text>{answer}</Text>}
        {decided_by && <Text tone="secondary">{decided_by.name}</Text>}
      </Banner>
    );
  if (withdrawal)
    return (
      <Banner tone="info" heading={m.desk_appeal_waits()}>
        <Link href={pathOf("/decisions")}>{m.desk_decisions_title()}</Link>
      </Banner>
    );
  if (took_part) return <Banner tone="info" heading={m.desk_appeal_took_part()} />;
  return <AppealForm appeal={appeal} />;
}

const schema = z.object({
  outcome: z.enum(["upheld", "withdrawn"], { error: () => m.desk_appeal_outcome_missing() }),
  reason: reasonText,
});

function AppealForm({ appeal: { id, decision } }: { appeal: AppealRecord }) {
  const client = useQueryClient();
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      const { state } = await kwan.decisions.decideAppeal(id, given);
      const { name } = decision.subject;
      toaster.add({
        type: "success",
        message: state === "open" ? m.desk_appeal_proposed() : m.desk_appeal_decided({ name }),
      });
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={m.desk_decide_appeal()} errors={errors} onSubmit={onSubmit} className={onScreen}>
      <Heading level={2}>{m.desk_decide_appeal()}</Heading>
      <RadioGroup
        legend={m.desk_appeal_question()}
        name="outcome"
        options={[
          { value: "upheld", label: m.desk_uphold(), hint: m.desk_uphold_hint() },
          { value: "withdrawn", label: m.desk_allow(), hint: m.desk_allow_hint() },
        ]}
        error={errorOf("outcome")}
      />
      <TextArea
        label={m.desk_reason()}
        hint={m.desk_appeal_reason_hint()}
        name="reason"
        limit={1000}
        error={errorOf("reason")}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {m.desk_decide()}
        </Button>
      </div>
    </Form>
  );
}
