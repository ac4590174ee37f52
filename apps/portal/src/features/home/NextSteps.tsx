import {
  Banner,
  Card,
  documentIcon,
  EmptyState,
  Heading,
  Icon,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
  StatusTag,
  successIcon,
  Text,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { today } from "../../frame/in-words.ts";
import { Region } from "../../frame/Region.tsx";
import { paths } from "../../paths.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { openApplications, q, usualPrices } from "./queries.ts";

/** What to do now, what it costs, and how long it takes: the first thing on the first screen (R-RTE-01). */
export function NextSteps({ driver }: { driver: string }) {
  const overview = useQuery(q.services.overview());
  const license = useQuery(q.licences.get(driver));
  const open = useQuery(openApplications(driver));
  const prices = useQuery(usualPrices());
  // The list is drawn once everything has been loaded or has failed, so that it does not grow while it is read.
  const isComing = [license, open, prices].some(isFirstTry);
  return (
    <Region
      query={isComing ? { ...overview, data: undefined, isError: false, isFetching: true } : overview}
      of="what to do next"
      skeleton={<Skeleton shape="block" height="card" />}
    >
      {(known) => {
        const steps = nextSteps(
          {
            overview: known,
            license: license.data,
            openKinds: open.data?.results.map(({ kind }) => kind),
            prices: Object.fromEntries(prices.data?.results.map(({ kind, total }) => [kind, total]) ?? []),
          },
          today(),
        );
        const isNew = known.open + known.completed === 0 && license.data?.number === null;
        return (
          <Stack>
            {(license.isError || open.isError) && (
              <Banner tone="caution" heading="Something may be missing here">
                Some of your information could not be loaded. Reload the page to try again.
              </Banner>
            )}
            {steps.length > 0 ? <Steps steps={steps} /> : isNew ? <FirstStep /> : <NothingToDo />}
          </Stack>
        );
      }}
    </Region>
  );
}

const isFirstTry = (query: { isLoading: boolean; failureCount: number }): boolean =>
  query.isLoading && query.failureCount === 0;

/** The home page shows this many; the rest is in the list of applications. */
const maxSteps = 4;

function Steps({ steps }: { steps: readonly NextStep[] }) {
  const [first, ...others] = steps.slice(0, maxSteps);
  return (
    <Stack as="ul" space="small">
      {first && <Step key={first.title} step={first} isFirst />}
      {others.map((step) => (
        <Step key={`${step.title} ${step.href}`} step={step} />
      ))}
    </Stack>
  );
}

/** Only the first step has the primary button. */
function Step({ step, isFirst = false }: { step: NextStep; isFirst?: boolean }) {
  const { urgency, title, details, href, action } = step;
  return (
    <Card as="li" tone={isFirst ? "action" : "raised"}>
      <Stack space="small">
        <Inline space="xsmall">
          <Heading level={3}>{title}</Heading>
          {urgency === "now" && <StatusTag tone="caution">To do</StatusTag>}
        </Inline>
        <Text tone="secondary">{details.join(" · ")}</Text>
        <div>
          <LinkButton href={href} tone={isFirst ? "primary" : "secondary"}>
            {action}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** Somebody who has a profile and nothing else yet. */
function FirstStep() {
  return (
    <EmptyState
      heading="Choose your first service"
      level={3}
      drawing={<Icon shape={documentIcon} size="huge" />}
      action={<LinkButton href={paths.firstService}>Get started</LinkButton>}
    >
      Each service tells you what it costs, how long it takes and which documents you need before you start.
    </EmptyState>
  );
}

function NothingToDo() {
  return (
    <EmptyState
      heading="You have nothing to do right now"
      level={3}
      drawing={<Icon shape={successIcon} size="huge" />}
      action={<LinkButton href={paths.chooseService}>Apply for a service</LinkButton>}
    >
      Each service tells you what it costs, how long it takes and which documents you need before you start.
    </EmptyState>
  );
}
