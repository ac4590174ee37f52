import { Button, Form } from "@kwan/ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { nationalityIn } from "../../../forms/person/NationalityField.tsx";
import { fieldsOf, type Sending, useSend } from "../../../forms/use-send.ts";
import { type StepName, schemas } from "./new-profile.ts";

export type StepFormProps = {
  step: StepName;
  label: string;
  /** Called with the answers after every keystroke, so that a reload does not lose any. */
  onType: (answers: Record<string, unknown>) => void;
  /** Called when the answers are valid. */
  onDone: (answers: Record<string, unknown>) => void;
  children: (field: Sending["field"]) => ReactNode;
};

const readStep = (form: FormData): Record<string, unknown> => {
  const { nationality_label: _, ...fields } = fieldsOf(form);
  return form.has("nationality") ? { ...fields, nationality: nationalityIn(form) } : fields;
};

/** One step of a new profile. It is validated before the next one is shown. */
export function StepForm({ step, label, onType, onDone, children }: StepFormProps) {
  const { errors, field, onSubmit } = useSend<Record<string, unknown>>({
    schema: schemas[step],
    read: readStep,
    send: async (_, event) => onDone(readStep(new FormData(event.currentTarget))),
  });
  return (
    <Form
      errors={errors}
      onSubmit={onSubmit}
      onInput={(event) => onType(readStep(new FormData(event.currentTarget)))}
      aria-label={label}
    >
      {children(field)}
      <div>
        <Button type="submit">{m.common_continue()}</Button>
      </div>
    </Form>
  );
}
