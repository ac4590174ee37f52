import { decisionRow } from "@kwan/domain/decisions";
import { Button, Card, Heading, RadioGroup, Stack } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import { DecisionForm } from "../../../decisions/DecisionForm.tsx";
import type { DecisionKind } from "../../../decisions/queries.ts";
import { presentValues } from "./present-values.ts";
import type { PersonFile } from "./queries.ts";

/** Offers the decisions that the reader can propose about a person, and the form for the chosen one. */
export function MakeDecision({ file }: { file: PersonFile }) {
  // The dialog for the check of an identity shows the document and its files.
  const may_propose = file.may_propose.filter((each) => each !== "verify_identity" && each !== "refuse_identity");
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<DecisionKind>();
  const close = () => {
    setOpen(false);
    setKind(undefined);
  };
  if (may_propose.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{m.desk_make_decision()}</Button>
      </div>
    );
  return (
    <Card as="section" tone="raised" roomy>
      <Stack>
        <Heading level={2}>{m.desk_make_decision()}</Heading>
        <RadioGroup
          label={m.desk_which_decision()}
          name="kind"
          options={may_propose.map((each) => ({
            value: each,
            label: decisionRow(each).title,
            hint: decisionRow(each).summary,
          }))}
          onValueChange={(value) => setKind(may_propose.find((each) => each === value))}
        />
        {kind ? (
          <DecisionForm
            key={kind}
            kind={kind}
            about={{ driver: file.driver.id }}
            name={file.name}
            // Only decisions with `one_of` change details that are already on record.
            present={decisionRow(kind).one_of && presentValues(file)}
            onDone={close}
          />
        ) : (
          <div>
            <Button tone="secondary" onClick={close}>
              {m.common_cancel()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
