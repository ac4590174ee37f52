import { Banner, Form, Heading, Link, RadioGroup, Skeleton, Stack, SummaryList, Text, TextArea } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DecisionCard } from "../../../decisions/DecisionCard.tsx";
import { kwan, q, readAgain } from "../../../decisions/queries.ts";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { pathOf, paths } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";

type AppealRecord = Awaited<ReturnType<typeof kwan.decisions.readAppeal>>;

/** An appeal with the decision or rejection that it is about, and the form to uphold or reverse it. */
export function AppealFile({ id }: { id: string }) {
  return (
    <Region query={useQuery(q.decisions.readAppeal(id))} of={m.desk_the_appeal()} skeleton={<Skeleton lines={10} />}>
      {(appeal) => (
        <Stack space="xlarge">
          <Stack as="section" space="small">
            <Heading level={2}>{m.desk_appeal_of({ name: nameOf(appeal) })}</Heading>
            <SummaryList
              rows={[
                { name: m.desk_appeal_reasons(), value: appeal.reasons },
                { name: m.desk_when(), value: timeInWords(appeal.appealed_at) },
              ]}
            />
            {driverOf(appeal) && (
              <Link href={paths.person(driverOf(appeal) ?? "")} className={onScreen}>
                {m.desk_open_person({ name: nameOf(appeal) })}
              </Link>
            )}
          </Stack>
          {appeal.rejection && <Rejection rejection={appeal.rejection} />}
          {appeal.decision && (
            <Stack as="section" space="small">
              <Heading level={2}>{m.desk_appealed_decision()}</Heading>
              <Stack as="ul">
                {/* The form below is about the same decision, so the card offers no actions. */}
                <DecisionCard decision={{ ...appeal.decision, open_appeal: null, actions: [] }} />
              </Stack>
            </Stack>
          )}
          <Outcome appeal={appeal} />
          <Link href={pathOf("/tasks")} className={onScreen}>
            {m.tasks_back()}
          </Link>
        </Stack>
      )}
    </Region>
  );
}

const nameOf = ({ decision, rejection }: AppealRecord): string =>
  decision?.subject.name ?? rejection?.driver_name ?? "";

const driverOf = ({ decision, rejection }: AppealRecord) => decision?.driver ?? rejection?.driver;

/** The rejection that the person has appealed against, with a link to what was rejected. */
function Rejection({
  rejection: { subject, id, title, reason, rejected_by, rejected_at },
}: {
  rejection: NonNullable<AppealRecord["rejection"]>;
}) {
  const isApplication = subject === "application";
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_appealed_rejection()}</Heading>
      <SummaryList
        rows={[
          { name: isApplication ? m.desk_rejected_application() : m.desk_rejected_change(), value: title },
          ...(reason ? [{ name: m.desk_reason(), value: reason }] : []),
          { name: m.desk_rejected_by(), value: rejected_by ?? m.desk_rejected_nobody() },
          ...(rejected_at ? [{ name: m.desk_when(), value: timeInWords(rejected_at) }] : []),
        ]}
      />
      <Link href={isApplication ? paths.officeService(id) : paths.updateRequest(id)} className={onScreen}>
        {m.desk_open_rejected()}
      </Link>
    </Stack>
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

function AppealForm({ appeal }: { appeal: AppealRecord }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (verdict) => {
      const { state } = await kwan.decisions.decideAppeal(appeal.id, verdict);
      const name = nameOf(appeal);
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
        label={appeal.rejection ? m.desk_rejection_question() : m.desk_appeal_question()}
        {...field("outcome")}
        options={[
          {
            value: "upheld",
            label: appeal.rejection ? m.desk_uphold_rejection() : m.desk_uphold(),
            hint: m.desk_uphold_hint(),
          },
          {
            value: "withdrawn",
            label: appeal.rejection ? m.desk_allow_rejection() : m.desk_allow(),
            hint: appeal.rejection ? m.desk_allow_rejection_hint() : m.desk_allow_hint(),
          },
        ]}
      />
      <TextArea required label={m.desk_reason()} hint={m.desk_appeal_reason_hint()} {...field("reason")} limit={1000} />
      <FormButtons label={m.desk_decide()} isSending={isSending} />
    </Form>
  );
}
