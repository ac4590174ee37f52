import { isPlainDate } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { DateInput, Form, RadioGroup, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { kwan, readAgain } from "./queries.ts";

const accreditation = z.object({
  until: z.string().check(z.refine(isPlainDate, { error: () => m.schools_until_missing() })),
  ground: z
    .string({ error: () => m.schools_ground_missing() })
    .check(z.minLength(1, { error: () => m.schools_ground_missing() })),
  reason: reasonText,
});

export type AccreditProps = { kind: "accredit_school" | "accredit_instructor"; subject: string; name: string };

/**
 * Proposes the last day of an accreditation. A day before the current last day ends the accreditation early. A reviewer
 * has to approve the proposal.
 */
export function Accredit(props: AccreditProps) {
  const { kind, name } = props;
  return (
    <DialogButton
      size="small"
      label={m.schools_accredit()}
      aria-label={m.common_labelled({ label: m.schools_accredit(), text: name })}
      title={m.common_labelled({ label: decisionRow(kind).title, text: name })}
    >
      {(close) => <AccreditForm {...props} onDone={close} />}
    </DialogButton>
  );
}

function AccreditForm({ kind, subject, name, onDone }: AccreditProps & { onDone: () => void }) {
  const client = useQueryClient();
  const { title, fields, grounds } = decisionRow(kind);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: accreditation,
    send: async ({ until, ground, reason }) => {
      await kwan.decisions.propose({ kind, subject, details: { until }, ground, reason });
      toaster.add({ type: "success", message: m.schools_proposed({ name }) });
      onDone();
      await readAgain(client);
    },
  });
  return (
    <Form aria-label={title} errors={errors} onSubmit={onSubmit}>
      <DateInput label={fields.until?.label ?? ""} hint={fields.until?.hint} {...field("until")} />
      <RadioGroup
        label={m.schools_ground()}
        {...field("ground")}
        options={Object.entries(grounds).map(([value, label]) => ({ value, label }))}
      />
      <TextArea required label={m.schools_reason()} {...field("reason")} limit={1000} />
      <FormButtons label={m.schools_propose()} isSending={isSending} />
    </Form>
  );
}
