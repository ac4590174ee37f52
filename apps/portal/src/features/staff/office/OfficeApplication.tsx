import { type KindRow, kinds, officeStatus } from "@kwan/domain/kinds";
import { isKwanError } from "@kwan/sdk";
import { Banner, Grid, Heading, Inline, Link, Skeleton, Stack, StatusTag, SummaryList, Text } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Attempts } from "../../../attempts/Attempts.tsx";
import { pathOf } from "../../../paths.ts";
import { allBranches } from "../../../queries/all-branches.ts";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { toneForStaff } from "../../../words/staff-words.ts";
import { isOffered } from "./choice-words.ts";
import { DocumentReview } from "./DocumentReview.tsx";
import { GoToAction } from "./GoToAction.tsx";
import { MoveOn } from "./MoveOn.tsx";
import { choicesOf, stageOf } from "./next-choices.ts";
import * as styles from "./OfficeApplication.css.ts";
import { OpenWithReason } from "./OpenWithReason.tsx";
import { Outdated } from "./Outdated.tsx";
import { type Application, q, readAgain, type SupportNeeded, supportFor } from "./queries.ts";
import { resultWords } from "./step-results.ts";
import type { Typed } from "./use-next-action.ts";
import { whatChanged } from "./what-changed.ts";

export type OfficeApplicationProps = {
  id: string;
  /** When the application's task is due, and who has taken it. */
  task: (application: Application) => ReactNode;
  applicant: (application: Application) => ReactNode;
  /** What the applicant has changed since the office last saw the application. */
  changes: (application: Application, row: KindRow) => ReactNode;
  /** What the officer reads before deciding: answers and documents. */
  children: (application: Application, row: KindRow, branch: string | undefined, documents: ReactNode) => ReactNode;
  notes: (application: Application) => ReactNode;
  /** Details that are rarely needed for the decision: costs and history. */
  more: (application: Application) => ReactNode;
  /**
   * Links to the next task and back to the list. The link to the next task is the main action of the page once the
   * officer has acted and nothing else can be done here.
   */
  next: (isDone: boolean) => ReactNode;
};

/**
 * An application as officers see it. First comes what they read before they decide: the person, the evidence, the steps
 * and the staff notes. The next action follows, or is beside it on wide screens, and then everything else (R-ADD-03). The
 * page heading comes from `useApplicationTitles`.
 */
export function OfficeApplication(props: OfficeApplicationProps) {
  const { id, task, applicant, changes, children, notes, more, next } = props;
  const query = useQuery(q.services.application(id));
  const branches = useQuery(allBranches()).data?.results;
  const support = useQuery(supportFor(id)).data ?? {};
  const client = useQueryClient();
  const [changed, setChanged] = useState<readonly string[]>();
  const [typed, setTyped] = useState<Typed>();
  const [hasMoved, setMoved] = useState(false);
  const readIt = async (typed?: Typed) => {
    const before = query.data;
    // The form for the new state begins with what was typed in the old one.
    setTyped(typed);
    await readAgain(client);
    const after = client.getQueryData(q.services.application(id).queryKey);
    setChanged(before && after ? whatChanged(before, after) : []);
  };
  if (isKwanError(query.error) && query.error.code === "reason_required")
    return <OpenWithReason id={id} onOpened={() => query.refetch()} />;
  if (isKwanError(query.error) && query.error.status === 404)
    return (
      <Stack>
        <Banner
          tone="error"
          heading={m.office_not_found()}
          actions={<Link href={pathOf("/office")}>{m.office_see_all()}</Link>}
        >
          {m.office_not_found_text()}
        </Banner>
        {next(false)}
      </Stack>
    );
  return (
    <Region query={query} of={m.office_the_application()} skeleton={<Skeleton lines={10} />}>
      {(application) => {
        const { number, status, submitted_at, completed_at, held_back } = application;
        const branch = branches?.find(({ id: each }) => each === application.branch)?.name;
        const canAct = choicesOf(application).choices.some(isOffered);
        return (
          <div className={styles.desk}>
            <Stack space="xlarge">
              {changed && !typed && <Outdated changed={changed} />}
              <Stack space="small">
                <Inline>
                  <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag>
                  <Text figures unbroken>
                    {number}
                  </Text>
                  {submitted_at && (
                    <Text tone="secondary">{m.office_submitted_on({ date: dayInWords(submitted_at) })}</Text>
                  )}
                  {completed_at && (
                    <Text tone="secondary">{m.office_completed_on({ date: dayInWords(completed_at) })}</Text>
                  )}
                </Inline>
                {task(application)}
                {(canAct || held_back.length > 0) && <GoToAction />}
              </Stack>
              {applicant(application)}
              {changes(application, kinds[application.kind])}
              {children(
                application,
                kinds[application.kind],
                branch,
                <DocumentReview application={application} row={kinds[application.kind]} onOutdated={() => readIt()} />,
              )}
              <Grid columns="wide" space="xlarge">
                <Steps application={application} support={support} />
                {notes(application)}
              </Grid>
              <Attempts application={application} />
            </Stack>
            <Stack space="large" className={styles.action}>
              <MoveOn
                key={`move-${status}`}
                application={application}
                branch={branch}
                support={support}
                changed={typed && changed}
                typed={typed}
                onOutdated={readIt}
                onMoved={() => setMoved(true)}
              />
              {next(hasMoved && !canAct)}
            </Stack>
            {more(application)}
          </div>
        );
      }}
    </Region>
  );
}

const states = {
  open: { label: m.office_step_open, tone: "info" },
  done: { label: m.office_step_done, tone: "success" },
  failed: { label: m.office_step_failed, tone: "error" },
  later: { label: m.office_step_later, tone: "neutral" },
} as const;

/** Lists every step of the application with its status. */
function Steps({ application: { status, steps }, support }: { application: Application; support: SupportNeeded }) {
  if (steps.length === 0) return null;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.office_steps()}</Heading>
      <SummaryList
        rows={steps.map(({ step, title, during, state, done_at, note }) => {
          const { label, tone } = states[state === "open" && during !== stageOf(status) ? "later" : state];
          return {
            name: title,
            value: (
              <Inline>
                <StatusTag tone={tone}>{state === "failed" ? resultWords(step, state) : label()}</StatusTag>
                {done_at && <Text tone="secondary">{dayInWords(done_at)}</Text>}
                {note && <Text>{note}</Text>}
                {support[step] && <Text>{m.office_support({ support: support[step] })}</Text>}
              </Inline>
            ),
          };
        })}
      />
    </Stack>
  );
}
