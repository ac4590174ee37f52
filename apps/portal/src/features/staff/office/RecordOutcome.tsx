import { Form, RadioGroup, Stack, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { everyOfficeList, readAgain } from "./queries.ts";

type Outcome<Value extends string> = { value: Value; label: string; hint: string };

export type RecordOutcomeProps<Value extends string> = {
  /** The label of the button. Screen readers also read `about`. */
  action: string;
  about: string;
  title: string;
  question: string;
  outcomes: readonly [Outcome<Value>, ...Outcome<Value>[]];
  /** The error message that is shown if nothing is chosen. */
  missing: string;
  noteHint: string;
  /** The name of the person who will be notified. */
  notified: string;
  save: (record: { outcome: Value; note: string }) => Promise<unknown>;
  /** The content that the officer reads before answering. */
  children?: ReactNode;
};

/** A button that opens a dialog for the outcome and a note. Saving reloads the office's lists and the record. */
export function RecordOutcome<Value extends string>(props: RecordOutcomeProps<Value>) {
  const { action, about, title, children } = props;
  return (
    <DialogButton
      size="small"
      label={action}
      aria-label={m.common_labelled({ label: action, text: about })}
      title={title}
    >
      {(close) => (
        <Stack space="large">
          {children}
          <OutcomeForm {...props} onSaved={close} />
        </Stack>
      )}
    </DialogButton>
  );
}

function OutcomeForm<Value extends string>({
  question,
  outcomes,
  missing,
  noteHint,
  notified,
  save,
  onSaved,
}: RecordOutcomeProps<Value> & { onSaved: () => void }) {
  const client = useQueryClient();
  const values = outcomes.map(({ value }) => value);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: z.object({ outcome: z.enum(values, { error: () => missing }), note: reasonText }),
    send: async ({ outcome, note }) => {
      await save({ outcome: outcome as Value, note });
      toaster.add({ type: "success", message: m.office_outcome_recorded({ name: notified }) });
      onSaved();
      await Promise.all([client.invalidateQueries({ queryKey: everyOfficeList }), readAgain(client)]);
    },
  });
  return (
    <Form aria-label={m.office_result()} errors={errors} onSubmit={onSubmit}>
      <RadioGroup legend={question} {...field("outcome")} options={outcomes} />
      <TextArea label={m.office_note()} hint={noteHint} {...field("note")} limit={1000} />
      <FormButtons label={m.office_record_result()} isSending={isSending} />
    </Form>
  );
}
