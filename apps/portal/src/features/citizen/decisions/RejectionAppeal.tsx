import { Button, Heading, Skeleton, Stack, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { AppealForm, AppealStanding } from "./AppealForm.tsx";
import { everyDecision, kwan, q } from "./queries.ts";

const calls = {
  application: { read: q.decisions.applicationAppeal, send: kwan.decisions.appealApplication },
  update_request: { read: q.decisions.updateRequestAppeal, send: kwan.decisions.appealUpdateRequest },
};

type RejectionAppealProps = { what: keyof typeof calls; id: string; title: string };

/**
 * The status of the appeal against a rejected application or update request, or a button that opens the appeal form.
 */
export function RejectionAppeal({ what, id, title }: RejectionAppealProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const send = async (reason: string) => {
    await calls[what].send(id, { reason });
    await client.invalidateQueries({ queryKey: everyDecision });
  };
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.decisions_rejection()}</Heading>
      <Region query={useQuery(calls[what].read(id))} of={m.decisions_the_appeal()} skeleton={<Skeleton lines={2} />}>
        {({ appeal, may_appeal, appeal_until }) => {
          if (appeal) return <AppealStanding appeal={appeal} />;
          const date = dayInWords(appeal_until);
          if (!may_appeal) return <Text tone="secondary">{m.decisions_too_late({ date })}</Text>;
          if (isOpen) return <AppealForm title={title} send={send} />;
          return (
            <Stack space="small">
              <Text>{m.decisions_rejection_until({ date })}</Text>
              <div>
                <Button tone="secondary" onClick={() => setOpen(true)}>
                  {m.decisions_appeal()}
                </Button>
              </div>
            </Stack>
          );
        }}
      </Region>
    </Stack>
  );
}
