import { ownEmail } from "@kwan/domain";
import { inLanguage } from "@kwan/domain/language";
import { Link, LoadingRegion, Skeleton, Stack, Stepper } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
import { AddressFields } from "../../../forms/person/AddressFields.tsx";
import { BirthFields } from "../../../forms/person/BirthFields.tsx";
import { IdentificationFields } from "../../../forms/person/IdentificationFields.tsx";
import { NameFields } from "../../../forms/person/NameFields.tsx";
import type { Sending } from "../../../forms/use-send.ts";
import { StepHeading } from "../../../page/StepHeading.tsx";
import { paths } from "../../../paths.ts";
import { CheckAnswers } from "./CheckAnswers.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { type Answers, firstOpenStep, type StepName, stepAfter, stepNames } from "./new-profile.ts";
import { profileDraft } from "./profile-draft.ts";
import { q } from "./queries.ts";
import { StepForm } from "./StepForm.tsx";

export type AddProfileProps = {
  /** The step that the URL names, or null if it names none. */
  step: string | null;
  goTo: (step: string, options?: { replace: boolean }) => void;
  onMade: () => void;
};

const titles: Readonly<Record<StepName | "check", string>> = /* @__PURE__ */ inLanguage({
  identity: m.profile_who_you_are,
  birth: m.profile_birth_and_nationality,
  contact: m.profile_how_we_reach_you,
  address: m.profile_where_you_live,
  check: m.profile_check_answers,
});

type FieldsOfStep = (defaults: object, field: Sending["field"]) => ReactNode;

const fields: Readonly<Record<StepName, FieldsOfStep>> = {
  identity: (defaults, field) => (
    <>
      <NameFields defaults={defaults} field={field} />
      <IdentificationFields legend={m.profile_which_id()} defaults={defaults} field={field} />
    </>
  ),
  birth: (defaults, field) => <BirthFields defaults={defaults} field={field} />,
  contact: (defaults, field) => <ContactFields defaults={defaults} field={field} />,
  address: (defaults, field) => <AddressFields defaults={defaults} field={field} />,
};

/** The answers prefilled from the account. The form does not ask for those that have already been verified. */
type FromAccount = { first: Answers; verified: Record<string, string> };

function useAccountAnswers(): FromAccount | undefined {
  const { data: me, isPending } = useQuery(q.users.me());
  if (isPending) return undefined;
  if (!me) return { first: {}, verified: {} };
  const { first_name, last_name, phone_number, email, pending_email, is_phone_verified, is_email_verified } = me;
  return {
    first: {
      identity: { first_name, last_name },
      contact: { ...(phone_number && { phone_number }), email: ownEmail(email) ?? pending_email ?? "" },
    },
    verified: {
      ...(is_phone_verified && phone_number && { phone_number }),
      ...(is_email_verified && { email }),
    },
  };
}

/**
 * Returns the initial answers: those from the account, overridden by any that were typed earlier. Verified contact
 * details always come from the account.
 */
function begunWith({ first, verified }: FromAccount): Answers {
  const draft = profileDraft.get() ?? {};
  return { ...first, ...draft, contact: { ...first.contact, ...draft.contact, ...verified } };
}

/** Creates a profile step by step. The answers survive a reload (R-RTE-03). */
export function AddProfile(props: AddProfileProps) {
  const account = useAccountAnswers();
  if (!account) {
    return (
      <LoadingRegion label={m.profile_loading_details()}>
        <Skeleton lines={5} />
      </LoadingRegion>
    );
  }
  return <Steps {...props} account={account} />;
}

function Steps({ step, goTo, onMade, account }: AddProfileProps & { account: FromAccount }) {
  const [answers, setAnswers] = useState<Answers>(() => begunWith(account));
  const open = firstOpenStep(answers);
  const reachable = open ? stepNames.slice(0, stepNames.indexOf(open) + 1) : [...stepNames, "check" as const];
  const current = reachable.find((name) => name === step) ?? reachable.at(-1) ?? "identity";
  // Keeps the current step in the URL, so that a reload stays on it and the back button returns to the previous one.
  useEffect(() => {
    if (step !== current) goTo(current, { replace: true });
  }, [step, current, goTo]);
  const before = current === "check" ? stepNames.at(-1) : stepNames[stepNames.indexOf(current) - 1];
  const keep = (name: StepName, fieldValues: Record<string, unknown>) => {
    const next = { ...answers, [name]: fieldValues };
    profileDraft.keep(next);
    return next;
  };
  const steps = [...stepNames, "check" as const].map((name) => ({
    name: titles[name],
    href: reachable.some((each) => each === name) ? paths.addProfileStep(name) : undefined,
  }));
  return (
    <Stack space="large">
      <Stepper steps={steps} current={current === "check" ? stepNames.length : stepNames.indexOf(current)} />
      {before && <Link href={paths.addProfileStep(before)}>{m.profile_back_to({ step: titles[before] })}</Link>}
      <StepHeading key={`heading ${current}`}>{titles[current]}</StepHeading>
      {current === "check" ? (
        <CheckAnswers answers={answers} onMade={onMade} />
      ) : (
        <StepForm
          key={current}
          step={current}
          label={titles[current]}
          onType={(fieldValues) => keep(current, fieldValues)}
          onDone={(fieldValues) => {
            const next = keep(current, fieldValues);
            setAnswers(next);
            goTo(stepAfter(current, answers, next));
          }}
        >
          {(field) => fields[current](answers[current] ?? {}, field)}
        </StepForm>
      )}
    </Stack>
  );
}
