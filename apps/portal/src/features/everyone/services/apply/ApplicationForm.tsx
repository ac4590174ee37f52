import { type Kind, type KindRow, kinds } from "@kwan/domain/kinds";
import { Banner, Link, LinkButton, Skeleton, Stack, Stepper } from "@kwan/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { m } from "#messages";
import { saying } from "../../../../page/DoneBanner.tsx";
import { StepHeading } from "../../../../page/StepHeading.tsx";
import { Region } from "../../../../queries/Region.tsx";
import { type FormPlace, useFormPlace } from "../form-place.ts";
import { type Application, everyApplication, placesOf, q } from "../queries.ts";
import { BranchStep } from "./BranchStep.tsx";
import { CheckStep } from "./CheckStep.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { DocumentsStep } from "./DocumentsStep.tsx";
import { EligibilityStep } from "./EligibilityStep.tsx";
import { type FormStep, formStepsOf, stepIn, stepTitles } from "./form-steps.ts";
import { knownNumbers } from "./known-numbers.tsx";
import { useDraft } from "./use-draft.ts";

const hrefIn =
  ({ form }: FormPlace, kind: Kind, draft: string) =>
  (step: FormStep) =>
    `${form(kind, draft)}&${new URLSearchParams({ step })}`;

export type ApplicationFormProps = { kind: Kind; draft: string | undefined; driver: string };

/**
 * The application form for any service, built from the service's row in the table of services. The current step is in
 * the URL.
 */
export function ApplicationForm({ kind, draft, driver }: ApplicationFormProps) {
  const row: KindRow = kinds[kind];
  const place = useFormPlace();
  if (draft) return <Resumed draft={draft} />;
  return (
    <Stack space="large">
      <Stepper steps={formStepsOf(row, {}).map((step) => ({ name: stepTitles[step] }))} current={0} />
      <EligibilityStep kind={kind} driver={driver} startHref={(id) => hrefIn(place, kind, id)("details")} />
    </Stack>
  );
}

/** Continues an existing draft. It may have been started on another device. */
function Resumed({ draft }: { draft: string }) {
  const place = useFormPlace();
  const query = useQuery({ ...q.services.application(draft), staleTime: Number.POSITIVE_INFINITY });
  return (
    <Region query={query} of={m.services_your_draft()} skeleton={<Skeleton lines={8} />}>
      {(application) =>
        application.actions.includes("edit") ? (
          <Steps kind={application.kind} application={application} />
        ) : (
          <Banner
            heading={m.services_already_submitted()}
            actions={<LinkButton href={place.open(application)}>{m.services_view_application()}</LinkButton>}
          >
            {m.services_no_change()}
          </Banner>
        )
      }
    </Region>
  );
}

function Steps({ kind, application }: { kind: Kind; application: Application }) {
  const row: KindRow & { kind: Kind } = kinds[kind];
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const place = useFormPlace();
  const draft = useDraft(application);
  const places = useQuery({ ...placesOf(row.fields, draft.latest().details), placeholderData: keepPreviousData });
  const known = useQuery(knownNumbers(row.fields, application.driver));
  const steps = formStepsOf(row, application.details);
  // When applicants reply to the office, they start at the summary of all answers, and return to it after each change.
  const isReply = application.status === "action_required";
  const step = stepIn(params.get("step"), steps, isReply ? "check" : "details");
  const hrefOf = hrefIn(place, kind, application.id);
  const current = steps.indexOf(step);
  // The first step creates the draft and cannot be repeated, so nothing links back to it.
  const earlier = isReply ? undefined : current > 1 ? steps[current - 1] : undefined;
  // The answers that were just saved can make documents necessary, before this component shows them.
  const goOn = () => {
    const now = formStepsOf(row, draft.latest().details);
    void navigate(hrefOf(isReply ? "check" : (now[now.indexOf(step) + 1] ?? "check")));
  };
  const sent = (moved: Application) => {
    void client.invalidateQueries({ queryKey: everyApplication });
    void navigate(place.next(moved), {
      replace: true,
      ...saying(isReply ? m.services_reply_sent() : m.services_submitted_notice(), moved.status),
    });
  };
  const form: Readonly<Record<FormStep, ReactNode>> = {
    eligibility: null,
    details: (
      <Region query={places} of={m.services_the_form()}>
        {(options) =>
          known.isLoading ? (
            <Skeleton lines={8} />
          ) : (
            <DetailsStep
              row={row}
              answers={draft.latest().details}
              known={known.data ?? {}}
              places={options}
              draft={draft}
              onDone={goOn}
            />
          )
        }
      </Region>
    ),
    documents: (
      <DocumentsStep application={application} latest={draft.latest} onChanged={draft.refresh} onDone={goOn} />
    ),
    branch: <BranchStep row={row} application={draft.latest()} draft={draft} onDone={goOn} />,
    check: (
      <Region query={places} of={m.services_your_answers()}>
        {(options) => (
          <CheckStep
            row={row}
            application={draft.latest()}
            places={options}
            known={known.data ?? {}}
            draft={draft}
            hrefOf={hrefOf}
            onSent={sent}
          />
        )}
      </Region>
    ),
  };
  return (
    <Stack space="large">
      <Stepper
        steps={steps.map((each) => ({ name: stepTitles[each], ...(each !== "eligibility" && { href: hrefOf(each) }) }))}
        current={current}
      />
      {isReply && application.reason && (
        <Banner tone="warning" heading={m.services_need_more()}>
          {application.reason}
        </Banner>
      )}
      {isReply && step !== "check" && <Link href={hrefOf("check")}>{m.services_back_to_reply()}</Link>}
      {earlier && <Link href={hrefOf(earlier)}>{m.services_back_to({ step: stepTitles[earlier] })}</Link>}
      <Stack key={`${step} ${draft.round}`} space="large">
        <StepHeading>{stepTitles[step]}</StepHeading>
        {form[step]}
      </Stack>
      <ConflictDialog draft={draft} />
    </Stack>
  );
}
