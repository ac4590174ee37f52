import { Card, EmptyState, Heading, Inline, LinkButton, Skeleton, Stack, StatusTag, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Drawing } from "../../../drawings/Drawing.tsx";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { today } from "../../../session/server-clock.ts";
import { type NextStep, nextStepOf } from "./next-steps.ts";
import { type Overview, q } from "./queries.ts";

/** The next steps, with their cost and duration: the first section of the home page (R-RTE-01). */
export function NextSteps() {
  return (
    <Region
      query={useQuery(q.services.overview())}
      of={m.home_what_to_do()}
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {({ to_do, open, completed, by_status, is_licensed }) => {
        if (to_do.length > 0) return <Steps steps={shownOf(to_do).map((each) => nextStepOf(each, today()))} />;
        return open + completed === 0 && !is_licensed ? <FirstStep isNew={by_status.length === 0} /> : <NothingToDo />;
      }}
    </Region>
  );
}

const maxSteps = 4;

/**
 * Returns the first steps, and all steps that are not about an application. The list of applications shows the other
 * steps.
 */
const shownOf = (all: Overview["to_do"]): Overview["to_do"] =>
  all.filter(({ service }, place) => place < maxSteps || service === null);

function Steps({ steps: [first, ...others] }: { steps: readonly NextStep[] }) {
  return (
    <Stack as="ul" space="small">
      {first && <Step key={first.title} step={first} isFirst />}
      {others.map((step) => (
        <Step key={`${step.title} ${step.href}`} step={step} />
      ))}
    </Stack>
  );
}

/** One step. Only the first has the primary button. */
function Step({ step, isFirst = false }: { step: NextStep; isFirst?: boolean }) {
  const { urgency, title, details, href, link } = step;
  return (
    <Card as="li" tone={isFirst ? "action" : "raised"}>
      <Stack space="small">
        <Inline space="xsmall">
          <Heading level={3}>{title}</Heading>
          {urgency === "now" && <StatusTag tone="warning">{m.home_to_do()}</StatusTag>}
        </Inline>
        <Text tone="secondary">{details.join(" · ")}</Text>
        <div>
          <LinkButton href={href} tone={isFirst ? "primary" : "secondary"}>
            {link}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** The content that is shown to people who have no licence and no open or completed application. */
function FirstStep({ isNew }: { isNew: boolean }) {
  return (
    <EmptyState
      // After a rejection it would not be the first.
      heading={isNew ? m.home_first_service() : m.home_another_service()}
      level={3}
      drawing={<Drawing of="first" />}
      action={
        <LinkButton href={pathOf(isNew ? "/services/add/first" : "/services/add/type")}>
          {m.home_get_started()}
        </LinkButton>
      }
    >
      {m.home_service_hint()}
    </EmptyState>
  );
}

function NothingToDo() {
  return (
    <EmptyState
      heading={m.home_nothing()}
      level={3}
      drawing={<Drawing of="done" />}
      action={<LinkButton href={pathOf("/services/add/type")}>{m.home_apply()}</LinkButton>}
    >
      {m.home_service_hint()}
    </EmptyState>
  );
}
