import { Button, Stack, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { AppealForm, AppealStanding } from "./AppealForm.tsx";
import { everyDecision, kwan, type OwnDecision } from "./queries.ts";

/** The status of the appeal against a decision, or a button that opens the appeal form. */
export function Appeal({ decision }: { decision: OwnDecision }) {
  const { id, title, appeal, appeal_until, may_appeal, state } = decision;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (appeal) return <AppealStanding appeal={appeal} />;
  if (state !== "in_force") return null;
  const date = dayInWords(appeal_until);
  if (!may_appeal) return <Text tone="secondary">{m.decisions_too_late({ date })}</Text>;
  return (
    <Stack space="small">
      <Text>{m.decisions_until({ date })}</Text>
      {isOpen ? (
        <AppealForm
          title={title}
          send={async (reason) => {
            await kwan.decisions.appeal(id, { reason });
            await client.invalidateQueries({ queryKey: everyDecision });
          }}
        />
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
