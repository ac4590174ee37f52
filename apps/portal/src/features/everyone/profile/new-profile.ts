import { phoneNumberText } from "@kwan/domain";
import { addressStep, birthStep, contactStepWith, identityStep } from "@kwan/domain/profiles";
import { recordedAddress } from "../../../forms/person/recorded-address.ts";
import { today } from "../../../session/server-clock.ts";
import type { NewDriver, NewIdentification } from "./queries.ts";

/** The schema of each step, in the order of the form. */
export const schemas = {
  identity: identityStep,
  birth: birthStep(today()),
  contact: contactStepWith(phoneNumberText),
  address: addressStep,
} as const;

export type StepName = keyof typeof schemas;

/** The answers of each step as typed. They are validated again before they are submitted. */
export type Answers = Partial<Record<StepName, Record<string, unknown>>>;

export const stepNames = Object.keys(schemas) as StepName[];

/** Returns the first step without valid answers, if any. */
export const firstOpenStep = (answers: Answers): StepName | undefined =>
  stepNames.find((name) => !schemas[name].safeParse(answers[name] ?? {}).success);

/**
 * Returns the step to continue with: the next one, even if its answers have been prefilled from the account. If all
 * answers were complete before this change, returns the first step that is now incomplete or, if there is none, the
 * page for checking the answers.
 */
export function stepAfter(step: StepName, before: Answers, now: Answers): StepName | "check" {
  const isChange = firstOpenStep(before) === undefined;
  return isChange
    ? (firstOpenStep(now) ?? "check")
    : (stepNames[stepNames.indexOf(step) + 1] ?? firstOpenStep(now) ?? "check");
}

/** Returns all answers in the API's format, or undefined while a step is incomplete. */
export function readAnswers(answers: Answers): { driver: NewDriver; identification: NewIdentification } | undefined {
  const [identity, birth, contact, address] = [
    schemas.identity.safeParse(answers.identity ?? {}),
    schemas.birth.safeParse(answers.birth ?? {}),
    schemas.contact.safeParse(answers.contact ?? {}),
    schemas.address.safeParse(answers.address ?? {}),
  ];
  if (!identity.success || !birth.success || !contact.success || !address.success) return undefined;
  const { id_type, id_number, ...names } = identity.data;
  const { date_of_birth, sex, nationality } = birth.data;
  return {
    driver: {
      ...names,
      date_of_birth,
      nationality,
      sex: sex === "female" ? "female" : "male",
      ...contact.data,
      email: contact.data.email || null,
      address: recordedAddress(address.data),
    },
    identification: { id_type, id_number },
  };
}
