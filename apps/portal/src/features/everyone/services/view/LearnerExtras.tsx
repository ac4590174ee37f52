import type { KindRow } from "@kwan/domain/kinds";
import { Banner, Button, Form, Heading, RadioGroup, Stack, SummaryList, Text, TextInput } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { fieldsOf, useSend } from "../../../../forms/use-send.ts";
import { numberInWords } from "../../../../words/number-in-words.ts";
import { type Application, kwan } from "../queries.ts";

export type LearnerExtrasProps = { row: KindRow; application: Application; onChanged: () => Promise<unknown> };

const text = (answer: unknown) => (typeof answer === "string" ? answer : undefined);
const choicesOf = (row: KindRow, name: string) =>
  Object.entries(row.fields[name]?.options ?? {}).map(([value, label]) => ({ value, label }));

/**
 * The licence class and the driving school, for services that ask for them. The school can be changed here until it is
 * confirmed, and the class until the application has been paid for.
 */
export function LearnerExtras({ row, application, onChanged }: LearnerExtrasProps) {
  const isOpen = (name: string) => application.steps.some(({ step, state }) => step === name && state !== "done");
  return (
    <Stack as="section" id="school" space="large">
      <Heading level={2}>{m.services_class_and_school()}</Heading>
      {row.can.choose_category && <Category row={row} application={application} onChanged={onChanged} />}
      {row.can.verify_school &&
        (isOpen("school_verification") ? (
          <School application={application} onChanged={onChanged} />
        ) : (
          <Text>{m.services_school_confirmed()}</Text>
        ))}
    </Stack>
  );
}

const category = z.object({
  license_class: z.enum(["A", "B", "E"], { error: () => m.services_class_required() }),
  gearbox: z.enum(["manual", "automatic"], { error: () => m.services_gearbox_required() }),
});

function Category({ row, application: { id, status, details, withdrawal }, onChanged }: LearnerExtrasProps) {
  const isPaid = status !== "draft" && status !== "awaiting_payment";
  const { label = "", options = {} } = row.fields.license_class ?? {};
  const letter = text(details.license_class);
  const { errors, field, isSending, onSubmit } = useSend({
    schema: category,
    read: (form) => ({ ...fieldsOf(form), ...(isPaid && { license_class: letter }) }),
    send: async (choice) => {
      await kwan.services.chooseCategory(id, choice);
      await onChanged();
    },
  });
  return (
    <Form aria-label={m.services_class()} errors={errors} onSubmit={onSubmit} space="medium">
      {isPaid && letter && (
        <Stack space="small">
          <SummaryList rows={[{ name: label, value: options[letter] ?? letter }]} />
          <Text tone="secondary">{withdrawal ? m.services_class_withdraw() : m.services_class_is_paid()}</Text>
        </Stack>
      )}
      {(isPaid ? (["gearbox"] as const) : (["license_class", "gearbox"] as const)).map((name) => (
        <RadioGroup
          key={name}
          label={row.fields[name]?.label}
          {...field(name)}
          options={choicesOf(row, name)}
          defaultValue={text(details[name])}
        />
      ))}
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          {isPaid ? m.services_save_gearbox() : m.services_save_class()}
        </Button>
      </div>
    </Form>
  );
}

const school = z.object({
  school_code: z.string().check(z.minLength(1, { error: () => m.services_school_code_required() }), z.maxLength(20)),
  trainee_number: z
    .string()
    .check(z.minLength(1, { error: () => m.services_trainee_number_required() }), z.maxLength(30)),
});

type Verdict = Awaited<ReturnType<typeof kwan.services.verifySchool>>;

function School({ application: { id, details }, onChanged }: Omit<LearnerExtrasProps, "row">) {
  const [verdict, setVerdict] = useState<Verdict>();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: school,
    send: async (enrolment) => {
      setVerdict(await kwan.services.verifySchool(id, enrolment));
      await onChanged();
    },
  });
  return (
    <Form aria-label={m.services_driving_school()} errors={errors} onSubmit={onSubmit} space="medium">
      {verdict && (
        <Banner tone={verdict.is_verified ? "success" : "warning"}>
          {verdict.message}{" "}
          {verdict.is_verified
            ? m.services_hours_recorded({
                hours: numberInWords(verdict.hours ?? 0),
                required: numberInWords(verdict.required_hours),
              })
            : m.services_school_no_help()}
        </Banner>
      )}
      <TextInput
        required
        label={m.services_school_code()}
        {...field("school_code")}
        defaultValue={text(details.school_code)}
      />
      <TextInput
        required
        label={m.services_trainee_number()}
        {...field("trainee_number")}
        width="medium"
        defaultValue={text(details.trainee_number)}
      />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          {m.services_check()}
        </Button>
      </div>
    </Form>
  );
}
