import { decisionRow, evidenceFor, readDecision } from "@kwan/domain/decisions";
import { askedFields, type Field } from "@kwan/domain/kinds";
import { Form, RadioGroup, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FieldControl } from "../forms/FieldControl.tsx";
import { FormButtons } from "../forms/FormButtons.tsx";
import { readAnswers } from "../forms/read-answers.ts";
import { reasonText } from "../forms/reason-text.ts";
import { useQuestion } from "../forms/use-question.tsx";
import { useSend } from "../forms/use-send.ts";
import { today } from "../session/server-clock.ts";
import { toaster } from "../toasts/toaster.ts";
import { type ChosenFile, EvidenceUpload } from "./EvidenceUpload.tsx";
import { type DecisionKind, kwan, readAgain } from "./queries.ts";

export type DecisionFormProps = {
  kind: DecisionKind;
  /** The record that the decision is about, as a parameter of the API call. */
  about: { driver: string } | { subject: string };
  /** The name of the person or thing that the decision is about. */
  name: string;
  /** The details that are already on record, formatted for display. Each is shown with its field. */
  present?: Readonly<Record<string, string | null | undefined>> | undefined;
  /** The initial values of the fields. A value that has not been changed is not sent. */
  answers?: Readonly<Record<string, unknown>>;
  /** Called when the decision has been saved, or the form has been closed. */
  onDone: () => void;
};

const places = { countries: [], branches: [] };

type Proposal = { details: Record<string, string | boolean | string[]>; ground: string; reason: string };

/**
 * Returns a schema that checks the answers against the rules for this kind of decision, so that each error is next to
 * its field.
 */
const schemaOf = (kind: DecisionKind, filled: readonly string[]) =>
  z.custom<Proposal>().check(({ value, issues }) => {
    const { fields, one_of = [] } = decisionRow(kind);
    const add = (path: string[], message: string) => issues.push({ code: "custom", input: value, path, message });
    const read = readDecision(kind, value.details, today());
    if ("errors" in read)
      // An error about several fields, such as "change at least one", is shown next to the first of those fields.
      for (const [field, [message = ""]] of Object.entries(read.errors))
        add(Object.hasOwn(fields, field) ? [field] : one_of.slice(0, 1), message);
    // Report a list that has been emptied, because an empty list would be left out of the proposal.
    for (const field of filled)
      if (value.details[field]?.toString() === "") add([field], m.branches_services_missing());
    if (!value.ground) add(["ground"], m.desk_ground_missing());
    for (const { message } of reasonText.safeParse(value.reason).error?.issues ?? []) add(["reason"], message);
  });

/** Adds the current value of a field before its hint. */
const withPresent = (rule: Field, value: string | null | undefined): Field => ({
  ...rule,
  hint: [value ? m.desk_now({ value }) : m.desk_now_nothing(), rule.hint].filter(Boolean).join(" "),
});

/**
 * The form for a decision, generated from its row in the table of decisions. It asks for confirmation before it sends
 * the proposal.
 */
export function DecisionForm({ kind, about, name, present, answers = {}, onDone }: DecisionFormProps) {
  const row = decisionRow(kind);
  const fields = askedFields(row.fields, {});
  const client = useQueryClient();
  const { ask, dialog } = useQuestion();
  const [ground, setGround] = useState("");
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: schemaOf(kind, Object.keys(answers)),
    read: (form): Proposal => ({
      details: Object.fromEntries(
        Object.entries(readAnswers(fields, form)).flatMap(([field, answer]) =>
          answer === null || String(answer) === String(answers[field] ?? "") ? [] : [[field, answer]],
        ),
      ),
      ground: String(form.get("ground") ?? ""),
      reason: String(form.get("reason") ?? "").trim(),
    }),
    send: async (proposal) => {
      const needsSecond = row.approval !== null;
      const isSure = await ask({
        title: needsSecond ? m.desk_propose_question() : m.desk_decide_question(),
        description: needsSecond
          ? m.desk_propose_text({ title: row.title, name })
          : m.desk_decide_text({ title: row.title, name }),
        yes: needsSecond ? m.desk_propose() : m.desk_decide(),
      });
      if (!isSure) return;
      const { id } = await kwan.decisions.propose({ kind, ...about, ...proposal });
      const neededDocuments = evidenceFor(kind, proposal.ground);
      for (const { document, file } of files.filter((each) => neededDocuments.includes(each.document)))
        await kwan.decisions.addEvidence(id, { document, file }).catch(() => {
          toaster.add({ type: "error", message: m.desk_not_attached({ name: file.name }) });
        });
      toaster.add({ type: "success", message: needsSecond ? m.desk_proposed_done() : m.desk_decided_done({ name }) });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <>
      <Form aria-label={row.title} errors={errors} onSubmit={onSubmit}>
        {row.one_of && <Text tone="secondary">{m.desk_fill_in_changes()}</Text>}
        {Object.entries(fields).map(([each, rule]) => (
          <FieldControl
            key={each}
            {...field(each)}
            field={present && Object.hasOwn(present, each) ? withPresent(rule, present[each]) : rule}
            answer={answers[each]}
            places={places}
          />
        ))}
        <RadioGroup
          label={m.desk_ground()}
          {...field("ground")}
          options={Object.entries(row.grounds).map(([value, label]) => ({ value, label }))}
          onValueChange={setGround}
        />
        <EvidenceUpload key={ground} kind={kind} ground={ground} onChange={setFiles} />
        <TextArea required label={m.desk_reason()} hint={m.desk_reason_hint()} {...field("reason")} limit={1000} />
        <FormButtons
          label={row.approval === null ? m.desk_decide() : m.desk_propose()}
          isSending={isSending}
          onCancel={onDone}
        />
      </Form>
      {dialog}
    </>
  );
}
