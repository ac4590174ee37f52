import type { KindRow } from "@kwan/domain/kinds";
import { Banner, Button, Form, Heading, RadioGroup, Stack, Text, TextInput } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { useSend } from "../../../forms/use-send.ts";
import { type Application, kwan } from "../queries.ts";

export type LearnerExtrasProps = { row: KindRow; application: Application; onChanged: () => Promise<unknown> };

const text = (answer: unknown) => (typeof answer === "string" ? answer : undefined);
const choicesOf = (row: KindRow, field: string) =>
  Object.entries(row.fields[field]?.options ?? {}).map(([value, label]) => ({ value, label }));

/** The class and the driving school, for kinds that have them. Both can be changed until the tests begin. */
export function LearnerExtras({ row, application, onChanged }: LearnerExtrasProps) {
  const isOpen = (name: string) => application.steps.some(({ step, state }) => step === name && state !== "done");
  return (
    <Stack as="section" id="school" space="large">
      <Heading level={2}>Class and driving school</Heading>
      {row.can.choose_category && <Category row={row} application={application} onChanged={onChanged} />}
      {row.can.verify_school &&
        (isOpen("school_verification") ? (
          <School application={application} onChanged={onChanged} />
        ) : (
          <Text>Your driving school has confirmed that you are enrolled.</Text>
        ))}
    </Stack>
  );
}

const category = z.object({
  license_class: z.enum(["A", "B", "E"], "Class is required"),
  gearbox: z.enum(["manual", "automatic"], "Gearbox is required"),
});

function Category({ row, application: { id, details }, onChanged }: LearnerExtrasProps) {
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: category,
    send: async (choice) => {
      await kwan.services.chooseCategory(id, choice);
      await onChanged();
    },
  });
  return (
    <Form aria-label="Class" errors={errors} onSubmit={onSubmit} space="medium">
      {(["license_class", "gearbox"] as const).map((name) => (
        <RadioGroup
          key={name}
          legend={row.fields[name]?.label}
          name={name}
          options={choicesOf(row, name)}
          defaultValue={text(details[name])}
          error={errorOf(name)}
        />
      ))}
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          Save the class
        </Button>
      </div>
    </Form>
  );
}

const school = z.object({
  school_code: z.string().check(z.minLength(1, "Driving school code is required"), z.maxLength(20)),
  trainee_number: z.string().check(z.minLength(1, "Trainee number is required"), z.maxLength(30)),
});

type Verdict = Awaited<ReturnType<typeof kwan.services.verifySchool>>;

function School({ application: { id, details }, onChanged }: Omit<LearnerExtrasProps, "row">) {
  const [verdict, setVerdict] = useState<Verdict>();
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: school,
    send: async (given) => {
      setVerdict(await kwan.services.verifySchool(id, given));
      await onChanged();
    },
  });
  return (
    <Form aria-label="Driving school" errors={errors} onSubmit={onSubmit} space="medium">
      {verdict && (
        <Banner tone={verdict.is_verified ? "positive" : "caution"}>
          {verdict.message}{" "}
          {verdict.is_verified
            ? `It has recorded ${verdict.hours} of ${verdict.required_hours} hours of training.`
            : "If your school cannot help you, ask your branch to cancel this application."}
        </Banner>
      )}
      <TextInput
        label="Driving school code"
        name="school_code"
        defaultValue={text(details.school_code)}
        error={errorOf("school_code")}
      />
      <TextInput
        label="Trainee number"
        name="trainee_number"
        defaultValue={text(details.trainee_number)}
        error={errorOf("trainee_number")}
      />
      <div>
        <Button type="submit" tone="secondary" busy={isSending}>
          Check
        </Button>
      </div>
    </Form>
  );
}
