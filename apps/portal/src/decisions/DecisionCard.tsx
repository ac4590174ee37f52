import { Card, type Column, DataTable, Heading, Inline, Link, Stack, StatusTag, SummaryList } from "@kwan/ui";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { orNothing } from "../page/or-nothing.ts";
import { paths } from "../paths.ts";
import { timeInWords } from "../words/dates-and-money.ts";
import { DecideProposal } from "./DecideProposal.tsx";
import { EvidenceFiles } from "./EvidenceFiles.tsx";
import type { Decision } from "./queries.ts";
import { stateWords } from "./state-words.ts";
import { TakeBack } from "./TakeBack.tsx";

// Loaded for the reader's own proposals only.
const AddEvidence = lazy(orNothing(async () => (await import("./AddEvidence.tsx")).AddEvidence));

type Change = Decision["changes"][number];

const columns = (isProposed: boolean): readonly Column<Change>[] => [
  { key: "label", header: m.desk_field(), cell: ({ label }) => label },
  {
    key: "before",
    header: isProposed ? m.desk_before() : m.desk_was(),
    cell: ({ before }) => before ?? m.desk_not_recorded(),
  },
  {
    key: "after",
    header: isProposed ? m.desk_after() : m.desk_is(),
    cell: ({ after }) => <strong>{after ?? m.desk_not_recorded()}</strong>,
  },
];
const keyOf = ({ field }: Change) => field;

const personInWords = ({ name, branch }: Decision["proposed_by"]): string =>
  branch ? m.desk_name_and_branch({ name, branch }) : name;

export type DecisionCardProps = {
  decision: Decision;
  /** Whether to name the person whose record the decision is about, with a link to them. */
  isNamed?: boolean;
  onDecided?: () => void;
};

/** A decision with its changes, and the actions that the reader can take on it. */
export function DecisionCard({ decision, isNamed = false, onDecided }: DecisionCardProps) {
  const { title, subject, state, ground_title, reason, changes, actions } = decision;
  const { proposed_by, proposed_at, decided_by, decided_at, refusal, open_appeal } = decision;
  const about = m.desk_decision_about({ title, name: subject.name });
  return (
    <Card as="li">
      <Stack space="small">
        <Inline>
          <Heading level={isNamed ? 2 : 3} size={3} tabIndex={-1}>
            {isNamed ? about : title}
          </Heading>
          <StatusTag tone={stateWords[state].tone}>{stateWords[state].label()}</StatusTag>
          {open_appeal && (
            <>
              <StatusTag tone="warning">{m.desk_under_appeal()}</StatusTag>
              <Link href={paths.appeal(open_appeal)}>{m.desk_open_appeal()}</Link>
            </>
          )}
        </Inline>
        {changes.length > 0 && (
          <DataTable
            caption={m.desk_changes_of({ title })}
            hideCaption
            columns={columns(state === "proposed")}
            rows={changes}
            rowKey={keyOf}
          />
        )}
        <EvidenceFiles decision={decision} about={about} level={isNamed ? 3 : 4} />
        {actions.includes("withdraw") && (
          <Suspense>
            <AddEvidence decision={decision} about={about} />
          </Suspense>
        )}
        <SummaryList
          rows={[
            { name: m.desk_ground(), value: ground_title },
            ...(reason ? [{ name: m.desk_reason(), value: reason }] : []),
            {
              name: m.desk_proposed_by(),
              value: m.desk_who_and_when({ who: personInWords(proposed_by), when: timeInWords(proposed_at) }),
            },
            ...(decided_by && decided_at
              ? [
                  {
                    name: state === "refused" ? m.desk_refused_by() : m.desk_approved_by(),
                    value: m.desk_who_and_when({ who: personInWords(decided_by), when: timeInWords(decided_at) }),
                  },
                ]
              : []),
            ...(refusal ? [{ name: m.desk_refusal(), value: refusal }] : []),
          ]}
        />
        {isNamed && subject.kind === "driver" && (
          <Link href={paths.person(subject.id)}>{m.desk_open_person({ name: subject.name })}</Link>
        )}
        {isNamed && subject.kind === "branch" && (
          <Link href={paths.branch(subject.id)}>{m.desk_open_branch({ name: subject.name })}</Link>
        )}
        {isNamed && subject.kind === "program" && (
          <Link href={paths.program(subject.id)}>{m.desk_open_program({ name: subject.name })}</Link>
        )}
        {actions.includes("decide") && <DecideProposal decision={decision} about={about} onDecided={onDecided} />}
        {(actions.includes("withdraw") || actions.includes("reverse")) && (
          <TakeBack decision={decision} about={about} />
        )}
      </Stack>
    </Card>
  );
}
