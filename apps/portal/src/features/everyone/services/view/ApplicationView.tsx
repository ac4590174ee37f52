import { isOpen } from "@kwan/domain";
import { steps as allSteps, type KindRow, purposes } from "@kwan/domain/kinds";
import {
  Banner,
  Button,
  Grid,
  Heading,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Stack,
  StatusTag,
  Text,
  Timeline,
} from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Attempts } from "../../../../attempts/Attempts.tsx";
import { coming } from "../../../../queries/Region.css.ts";
import { Region } from "../../../../queries/Region.tsx";
import { today } from "../../../../session/server-clock.ts";
import { type Application, everyApplication, q } from "../queries.ts";
import { statusWords } from "../words.ts";
import { Appointments } from "./Appointments.tsx";
import { BranchFacts } from "./BranchFacts.tsx";
import { Changes } from "./Changes.tsx";
import { Costs } from "./Costs.tsx";
import { Documents } from "./Documents.tsx";
import { Facts } from "./Facts.tsx";
import { History } from "./History.tsx";
import { LearnerExtras } from "./LearnerExtras.tsx";
import { type CollectionPoint, type NextAction, nextAction } from "./next-action.ts";
import { Tests } from "./Tests.tsx";
import { timelineOf } from "./timeline.ts";

export function ApplicationView({ row, id, appeal }: { row: KindRow; id: string; appeal?: ReactNode }) {
  const query = useQuery(q.services.application(id));
  // Load the appointments at the same time, because the next action can depend on them.
  useQuery({ ...appointmentsOf(id), enabled: row.steps.some(({ step }) => needsAppointment(step)) });
  return (
    <Region query={query} of={m.services_the_application()} skeleton={<Skeleton lines={10} />}>
      {(application) => <Whole row={row} application={application} appeal={appeal} />}
    </Region>
  );
}

type WholeProps = {
  row: KindRow;
  application: Application;
  /** Lets the owner appeal if an officer has ended the application. */
  appeal: ReactNode;
};

/** Whether an officer has rejected the application, or has cancelled it after it was paid, which can be appealed. */
function isAgainstApplicant({ status, history }: Application): boolean {
  const ended = history.findLast(({ to }) => to === "cancelled");
  return (
    status === "rejected" || (status === "cancelled" && ended?.by === "officer" && ended.from !== "awaiting_payment")
  );
}

function Whole({ row, application, appeal }: WholeProps) {
  const client = useQueryClient();
  const { status, steps, documents, invoices, history } = application;
  const branchQuery = useQuery(branchOf(application));
  const branch = branchQuery.data;
  const hasAppointments = isOpen(status) && steps.some(({ step, state }) => state !== "done" && needsAppointment(step));
  const hasExtras = (row.can.choose_category || row.can.verify_school) && /paid|awaiting|review|action/.test(status);
  const hasTests = steps.some(({ step }) => allSteps[step].during === "testing");
  const again = () => client.invalidateQueries({ queryKey: everyApplication });
  return (
    <Stack space="xlarge">
      <Next
        row={row}
        application={application}
        branch={branch}
        hasAppointments={hasAppointments}
        isComing={status === "ready" && branchQuery.isLoading && branchQuery.failureCount === 0}
      />
      {row.blocks_card && status !== "draft" && <BlockedCard driver={application.driver} />}
      {isAgainstApplicant(application) && appeal}
      <Stack as="section" space="small">
        <Heading level={2}>{m.services_progress()}</Heading>
        <Timeline
          steps={timelineOf(application, row, today()).map(({ note, ...step }) => ({ ...step, content: note }))}
        />
      </Stack>
      {hasExtras && <LearnerExtras row={row} application={application} onChanged={again} />}
      {hasAppointments && <Appointments application={application} />}
      {hasTests && <Tests application={application} />}
      <Attempts application={application} />
      <Grid columns="wide" space="xlarge">
        <Facts row={row} application={application} branch={branch && <BranchFacts branch={branch} />} />
        {documents.length > 0 && <Documents documents={documents} />}
        <Costs invoices={invoices} />
      </Grid>
      <History history={history} />
      <Changes application={application} />
    </Stack>
  );
}

/** Says that the card whose loss was reported is blocked, until the next one replaces it. */
function BlockedCard({ driver }: { driver: string }) {
  const { data } = useQuery(q.licences.get(driver));
  return data?.is_card_blocked && <Text>{m.services_card_is_blocked({ issue: data.issue ?? 1 })}</Text>;
}

const branchOf = ({ branch }: Application) => ({
  ...q.branches.get(branch ?? ""),
  enabled: branch !== null,
  staleTime: 60 * 60_000,
});
const appointmentsOf = (service: string) => q.appointments.list({ service });
const needsAppointment = (step: string): boolean => purposes.some((purpose) => purpose === step);

type NextProps = {
  row: KindRow;
  application: Application;
  branch: CollectionPoint | undefined;
  hasAppointments: boolean;
  /**
   * Whether the collection point is still loading. While it is, the content below stays hidden, to avoid a layout
   * shift.
   */
  isComing: boolean;
};

/** Shows the status, and the one thing to do next. */
function Next({ row, application, branch, hasAppointments, isComing }: NextProps) {
  const query = { ...appointmentsOf(application.id), enabled: hasAppointments };
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(query);
  const appointments = data?.results ?? (isFetching ? "coming" : "unseen");
  const action = nextAction(application, { row, appointments, today: today(), branch });
  const { label, tone: statusTone } = statusWords[application.status];
  return (
    <Stack>
      {/* No count of stages, because the steps below it are counted in another way. */}
      <div>
        <StatusTag tone={statusTone}>{label}</StatusTag>
      </div>
      {action === "coming" || isComing ? (
        // Only the first load hides the content below, because a retry must not.
        <LoadingRegion label={m.services_loading_next()} className={errorUpdateCount === 0 ? coming : undefined}>
          <Skeleton shape="block" height="card" />
        </LoadingRegion>
      ) : (
        <Todo action={action} again={() => void refetch()} />
      )}
    </Stack>
  );
}

function Todo({ action: { heading, text, tone, link, isUnseen }, again }: { action: NextAction; again: () => void }) {
  return (
    <Banner
      tone={tone}
      role="note"
      heading={heading}
      actions={
        link ? (
          <LinkButton href={link.href}>{link.label}</LinkButton>
        ) : (
          isUnseen && (
            <Button tone="secondary" onClick={again}>
              {m.common_try_again()}
            </Button>
          )
        )
      }
    >
      {text}
    </Banner>
  );
}
