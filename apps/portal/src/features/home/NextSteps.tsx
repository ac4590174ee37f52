import { kinds } from "@kwan/domain/kinds";
import {
  Banner,
  Button,
  Card,
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
import { useQueries, useQuery } from "@tanstack/react-query";
import { today } from "../../frame/in-words.ts";
import { Region } from "../../frame/Region.tsx";
import { paths } from "../../paths.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import { applicationOf, openApplications, q, usualPrices } from "./queries.ts";

/** Applications in these states can wait for a visit; of the others nothing more need be asked. */
const mayNeedVisit = new Set(["in_review", "testing"]);

/** What to do now, what it costs, and how long it takes: the first thing on the first screen (R-RTE-01). */
export function NextSteps({ driver }: { driver: string }) {
  const overview = useQuery(q.services.overview());
  // Those that are past too: one that somebody has missed is to be moved.
  const appointments = useQuery(q.appointments.list({ limit: 100 }));
  const license = useQuery(q.licences.get(driver));
  const open = useQuery(openApplications(driver));
  const underWay = (open.data?.results ?? []).filter(({ status }) => mayNeedVisit.has(status));
  const applications = useQueries({
    queries: underWay.map(({ kind, id }) => applicationOf(kinds[kind].parent, id)),
    combine: (all) => ({
      known: all.flatMap(({ data }) => data ?? []),
      isComing: all.some(isFirstTry),
      isError: all.some(({ isError }) => isError),
    }),
  });
  const prices = useQuery(usualPrices());
  // One list, drawn once: it is not added to under the eyes of its reader.
  const isComing = applications.isComing || [appointments, license, open, prices].some(isFirstTry);
  const isPartial = license.isError || open.isError || applications.isError;
  // Who has nothing under way has no visit to book.
  const isVisitUnseen = appointments.data === undefined && open.data?.count !== 0;
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
            appointments: appointments.data?.results,
            license: license.data,
            applications: applications.known,
            openKinds: open.data?.results.map(({ kind }) => kind),
            prices: Object.fromEntries(prices.data?.results.map(({ kind, total }) => [kind, total]) ?? []),
          },
          today(),
        );
        return (
          <Stack>
            {isPartial && (
              <Banner tone="caution" heading="This may not be all">
                Some of what we know could not be loaded. Reload the page to try again.
              </Banner>
            )}
            {isVisitUnseen && (
              <Banner
                tone="caution"
                heading="We could not see whether a visit is booked"
                actions={
                  <Button tone="secondary" busy={appointments.isFetching} onClick={() => void appointments.refetch()}>
                    Try again
                  </Button>
                }
              >
                If you have booked one, it still stands. Look again before you book another.
              </Banner>
            )}
            {steps.length > 0 ? <Steps steps={steps} /> : !isVisitUnseen && <NothingToDo />}
          </Stack>
        );
      }}
    </Region>
  );
}

const isFirstTry = (query: { isLoading: boolean; failureCount: number }): boolean =>
  query.isLoading && query.failureCount === 0;

/** More than these are no plan for a day: the rest is in the list of applications. */
const most = 4;

function Steps({ steps }: { steps: readonly NextStep[] }) {
  const [first, ...others] = steps.slice(0, most);
  return (
    <Stack as="ul" space="small">
      {first && <Step key={first.title} step={first} isFirst />}
      {others.map((step) => (
        <Step key={`${step.title} ${step.href}`} step={step} />
      ))}
    </Stack>
  );
}

/** The first one is the one that the page is for; it alone has the loud button. */
function Step({ step, isFirst = false }: { step: NextStep; isFirst?: boolean }) {
  const { urgency, title, details, href, action } = step;
  return (
    <Card as="li" tone={isFirst ? "action" : "raised"}>
      <Stack space="small">
        <Inline space="xsmall">
          <Heading level={3}>{title}</Heading>
          {urgency === "now" && <StatusTag tone="caution">Waits for you</StatusTag>}
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

function NothingToDo() {
  return (
    <EmptyState
      heading="Nothing waits for you"
      level={3}
      drawing={<Icon shape={successIcon} size="huge" />}
      action={<LinkButton href={paths.chooseService}>Apply for something</LinkButton>}
    >
      Before you begin, each service says what it costs, how long it takes and which papers you need.
    </EmptyState>
  );
}
