import { phoneInWords } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { Button, Card, Heading, Inline, Link, Stack, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { ClosedDays } from "../../../../closed-days/ClosedDays.tsx";
import { DecisionCard } from "../../../../decisions/DecisionCard.tsx";
import { DecisionForm } from "../../../../decisions/DecisionForm.tsx";
import type { Decision } from "../../../../decisions/queries.ts";
import { pathOf } from "../../../../paths.ts";
import { Region } from "../../../../queries/Region.tsx";
import { today } from "../../../../session/server-clock.ts";
import { BranchState } from "./BranchState.tsx";
import { type Branch, q } from "./queries.ts";

/** Shows a branch with the decisions about it. Administrators can propose to change, open or close it. */
export function ManagedBranch({ id }: { id: string }) {
  return (
    <Stack space="large">
      <Region query={useQuery(q.branches.get(id))} of={m.branches_the_branch()}>
        {(branch) => <Loaded branch={branch} />}
      </Region>
      <Link href={pathOf("/staff/branches")}>{m.branches_all()}</Link>
    </Stack>
  );
}

const yesOrNo = (is: boolean) => (is ? m.common_yes() : m.common_no());
const titleOf = (kind: string) => decisionRow("change_branch").fields.services?.options?.[kind] ?? kind;

/** Returns the details that a decision can change, formatted for display. */
const presentValues = (branch: Branch) => ({
  is_open: yesOrNo(branch.is_open),
  name: branch.name,
  region: branch.region,
  city: branch.city,
  lat: `${branch.lat}`,
  lon: `${branch.lon}`,
  opening_hours: branch.opening_hours,
  phone_number: branch.phone_number && phoneInWords(branch.phone_number),
  digital_address: branch.digital_address,
  is_test_centre: yesOrNo(branch.is_test_centre),
});

function Loaded({ branch }: { branch: Branch }) {
  const { id, code, name, city, region, services } = branch;
  const present = presentValues(branch);
  return (
    <>
      <Stack as="section" space="small">
        <Heading level={2}>{name}</Heading>
        <SummaryList
          rows={[
            { name: m.branches_state(), value: <BranchState of={branch} /> },
            { name: m.branches_code(), value: code },
            { name: m.branches_place(), value: `${city}, ${region}` },
            { name: m.branches_lat(), value: present.lat },
            { name: m.branches_lon(), value: present.lon },
            { name: m.branches_hours(), value: present.opening_hours },
            { name: m.branches_phone(), value: present.phone_number ?? m.desk_none() },
            { name: m.branches_digital_address(), value: present.digital_address ?? m.desk_none() },
            { name: m.branches_test_centre(), value: present.is_test_centre },
            { name: m.branches_services(), value: services.map(titleOf).join(", ") },
          ]}
        />
      </Stack>
      <ClosedDays today={today()} branch={branch} />
      <Region query={useQuery(q.decisions.list({ subject: id, limit: 20 }))} of={m.branches_the_changes()}>
        {({ results }) => {
          const waiting = results.filter(({ state }) => state === "proposed");
          return (
            <Stack space="large">
              {waiting.length > 0 && <Decisions title={m.branches_waiting()} of={waiting} />}
              <Changes branch={branch} waiting={waiting} />
              <Decisions title={m.branches_changes()} of={results.filter((each) => !waiting.includes(each))} />
            </Stack>
          );
        }}
      </Region>
    </>
  );
}

/** The changes that people can propose, each with the label of its button. */
const changes = [
  { kind: "change_branch", label: m.branches_change, tone: "primary" },
  { kind: "close_for_days", label: m.branches_close_for_days, tone: "secondary" },
] as const;

/** Opens the form for proposing a change. Only one change of each kind can be proposed at a time. */
function Changes({ branch, waiting }: { branch: Branch; waiting: readonly Decision[] }) {
  const { id, name, services } = branch;
  const [chosen, setChosen] = useState<(typeof changes)[number]>();
  if (!chosen)
    return (
      <Inline>
        {changes
          .filter(({ kind }) => !waiting.some((each) => each.kind === kind))
          .map((change) => (
            <Button key={change.kind} tone={change.tone} onClick={() => setChosen(change)}>
              {change.label()}
            </Button>
          ))}
      </Inline>
    );
  const isChange = chosen.kind === "change_branch";
  return (
    <Card as="section" tone="raised" roomy>
      <Stack>
        <Heading level={2}>{chosen.label()}</Heading>
        <DecisionForm
          kind={chosen.kind}
          about={{ subject: id }}
          name={name}
          {...(isChange && { present: presentValues(branch), answers: { services } })}
          onDone={() => setChosen(undefined)}
        />
      </Stack>
    </Card>
  );
}

const Decisions = ({ title, of }: { title: string; of: readonly Decision[] }) => (
  <Stack as="section" space="small">
    <Heading level={2}>{title}</Heading>
    {of.length === 0 ? (
      m.branches_no_changes()
    ) : (
      <Stack as="ul" space="small">
        {of.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </Stack>
    )}
  </Stack>
);
