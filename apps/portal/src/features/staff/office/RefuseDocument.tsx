import { askedFields, type KindRow } from "@kwan/domain/kinds";
import { Form, Select, TextArea } from "@kwan/ui";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import type { Application } from "./queries.ts";

type RefuseDocumentProps = {
  fields: KindRow;
  details: Application["details"];
  title: string;
  onRefused: (rejection: { reason: string; field: string | null }) => Promise<void>;
  onCancel: () => void;
};

const schema = z.object({ reason: reasonText, field: z.string() });

/** The form for rejecting a document: the reason, and the answer that the document contradicts, if any. */
export function RefuseDocument({ fields, details, title, onRefused, onCancel }: RefuseDocumentProps) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: ({ reason, field }) => onRefused({ reason, field: field || null }),
  });
  const options = Object.entries(askedFields(fields.fields, details)).map(([value, { label }]) => ({ value, label }));
  return (
    <Form
      aria-label={m.office_refuse_form({ document: title })}
      errors={errors}
      onSubmit={onSubmit}
      className={onScreen}
    >
      <TextArea
        required
        label={m.office_refuse_reason()}
        hint={m.office_refuse_reason_hint()}
        {...field("reason")}
        limit={1000}
        autoFocus
      />
      <Select
        label={m.office_refuse_field()}
        hint={m.office_refuse_field_hint()}
        {...field("field")}
        required={false}
        emptyLabel={m.office_refuse_no_field()}
        options={options}
      />
      <FormButtons label={m.office_refuse_document()} isSending={isSending} onCancel={onCancel} />
    </Form>
  );
}
