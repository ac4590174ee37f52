import { requiredText } from "@kwan/domain";
import { Banner, Button, Form, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { everyDecision, kwan, type OwnDecision } from "./queries.ts";

/** The appeal against a decision: its status, or the button and the form to make one. */
export function Appeal({ decision }: { decision: OwnDecision }) {
  const { title, appeal, appeal_until, may_appeal, state } = decision;
  const [isOpen, setOpen] = useState(false);
  if (appeal) return <Standing appeal={appeal} />;
  if (state !== "in_force") return null;
  const date = dayInWords(appeal_until);
  if (!may_appeal) return <Text tone="secondary">{m.decisions_too_late({ date })}</Text>;
  return (
    <Stack space="small">
      <Text>{m.decisions_until({ date })}</Text>
      {isOpen ? (
        <AppealForm decision={decision} />
      ) : (
        <div>
          <Button
            tone="secondary"
            aria-label={m.common_labelled({ label: m.decisions_appeal(), text: title })}
            onClick={() => setOpen(true)}
          >
            {m.decisions_appeal()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Standing({
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
      tone={state === "upheld" ? "info" : "positive"}
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

function AppealForm({ decision: { id, title } }: { decision: OwnDecision }) {
  const client = useQueryClient();
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async ({ reason }) => {
      await kwan.decisions.appeal(id, { reason });
      toaster.add({ type: "success", message: m.decisions_appeal_sent() });
      await client.invalidateQueries({ queryKey: everyDecision });
    },
  });
  return (
    <Form
      aria-label={m.common_labelled({ label: m.decisions_appeal(), text: title })}
      errors={errors}
      onSubmit={onSubmit}
    >
      <TextArea
        autoFocus
        label={m.decisions_reasons_label()}
        hint={m.decisions_reasons_hint()}
        name="reason"
        limit={1_000}
        error={errorOf("reason")}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {m.decisions_send()}
        </Button>
      </div>
    </Form>
  );
}
