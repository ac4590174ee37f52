import { decisionRow } from "@kwan/domain/decisions";
import { Button, Card, Heading, Link, Stack, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { DecisionCard } from "../../../../decisions/DecisionCard.tsx";
import { DecisionForm } from "../../../../decisions/DecisionForm.tsx";
import type { Decision } from "../../../../decisions/queries.ts";
import { pathOf } from "../../../../paths.ts";
import { Region } from "../../../../queries/Region.tsx";
import { EndAccess } from "./EndAccess.tsx";
import { ProgramSecrets } from "./ProgramSecrets.tsx";
import { ProgramState } from "./ProgramState.tsx";
import { type Program, q } from "./queries.ts";

/** Shows a program with its access, its secrets and the decisions about it. */
export function ManagedProgram({ id }: { id: string }) {
  return (
    <Stack space="large">
      <Region query={useQuery(q.programs.get(id))} of={m.programs_the_program()}>
        {(program) => <Loaded program={program} />}
      </Region>
      <Link href={pathOf("/staff/programs")}>{m.programs_all()}</Link>
    </Stack>
  );
}

/** Returns the label of a value that a decision can choose. */
const labelOf = (field: "scopes" | "budget", value: string): string =>
  decisionRow("grant_program").fields[field]?.options?.[value] ?? value;

/** Returns what a decision can change, formatted for display. */
const presentValues = ({ scopes, budget }: Program) => ({
  scopes: scopes.map((scope) => labelOf("scopes", scope)).join("; "),
  budget: budget && labelOf("budget", budget),
});

function Loaded({ program }: { program: Program }) {
  const { id, name, team, contact_email, is_active } = program;
  const present = presentValues(program);
  return (
    <>
      <Stack as="section" space="small">
        <Heading level={2}>{name}</Heading>
        <SummaryList
          rows={[
            { name: m.programs_state(), value: <ProgramState of={program} /> },
            { name: m.programs_team(), value: team },
            { name: m.programs_contact(), value: contact_email },
            { name: m.programs_client_id(), value: id },
            { name: m.programs_reads(), value: present.scopes || m.desk_none() },
            { name: m.programs_budget(), value: present.budget ?? m.desk_none() },
          ]}
        />
      </Stack>
      {is_active && <ProgramSecrets program={program} />}
      <Region query={useQuery(q.decisions.list({ subject: id, limit: 20 }))} of={m.programs_the_decisions()}>
        {({ results }) => {
          const waiting = results.filter(({ state }) => state === "proposed");
          return (
            <Stack space="large">
              {waiting.length > 0 ? (
                <Decisions title={m.programs_waiting()} of={waiting} />
              ) : (
                <Propose program={program} />
              )}
              <Decisions title={m.programs_decisions()} of={results.filter((each) => !waiting.includes(each))} />
            </Stack>
          );
        }}
      </Region>
      {is_active && <EndAccess program={program} />}
    </>
  );
}

/** Opens the form for proposing what a program can read. Only one proposal can be open at a time. */
function Propose({ program }: { program: Program }) {
  const { id, name, scopes, budget, is_active } = program;
  const [isProposing, setProposing] = useState(false);
  const title = is_active ? m.programs_change_access() : m.programs_propose_access();
  if (!isProposing)
    return (
      <div>
        <Button onClick={() => setProposing(true)}>{title}</Button>
      </div>
    );
  return (
    <Card as="section" tone="raised" roomy>
      <Stack>
        <Heading level={2}>{title}</Heading>
        <DecisionForm
          kind="grant_program"
          about={{ subject: id }}
          name={name}
          present={presentValues(program)}
          answers={{ scopes, ...(budget && { budget }) }}
          onDone={() => setProposing(false)}
        />
      </Stack>
    </Card>
  );
}

const Decisions = ({ title, of }: { title: string; of: readonly Decision[] }) => (
  <Stack as="section" space="small">
    <Heading level={2}>{title}</Heading>
    {of.length === 0 ? (
      m.programs_no_decisions()
    ) : (
      <Stack as="ul" space="small">
        {of.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </Stack>
    )}
  </Stack>
);
