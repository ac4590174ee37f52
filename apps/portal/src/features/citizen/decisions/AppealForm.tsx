import { requiredText } from "@kwan/domain";
import { Banner, Form, Text, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import type { OwnDecision } from "./queries.ts";

/** An appeal that has been made, and the reply to it. */
export function AppealStanding({
  appeal: { state, appealed_at, answer, decided_at },
}: {
  appeal: NonNullable<OwnDecision["appeal"]>;
}) {
  const date = dayInWords(decided_at ?? appealed_at);
  if (state === "open")
    return (
      <Banner tone="info" heading={m.decisions_appealed({ date })}>
        <Text>{m.decisions_appealed_next()}</Text>
      </Banner>
    );
  return (
    <Banner
      tone={state === "upheld" ? "info" : "success"}
      heading={state === "upheld" ? m.decisions_upheld({ date }) : m.decisions_allowed({ date })}
    >
      {answer && <Text>{answer}</Text>}
    </Banner>
  );
}

const schema = z.object({
  reason: requiredText(m.decisions_reasons, 1_000, (text) =>
    text.length < 10 ? m.decisions_reasons_short() : undefined,
  ),
});

type AppealFormProps = {
  /** The title of the decision or application that the appeal is about. */
  title: string;
  send: (reason: string) => Promise<void>;
};

export function AppealForm({ title, send }: AppealFormProps) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await send(reason);
      toaster.add({ type: "success", message: m.decisions_appeal_sent() });
    },
  });
  return (
    <Form
      aria-label={m.common_labelled({ label: m.decisions_appeal(), text: title })}
      errors={errors}
      onSubmit={onSubmit}
    >
      <TextArea
        required
        autoFocus
        label={m.decisions_reasons_label()}
        hint={m.decisions_reasons_hint()}
        {...field("reason")}
        limit={1_000}
      />
      <FormButtons label={m.decisions_send()} isSending={isSending} />
    </Form>
  );
}
