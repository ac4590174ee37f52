import { phoneInWords } from "@kwan/domain";
import { decisions } from "@kwan/domain/decisions";
import { Form, RadioGroup, Stack, SummaryList, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FilePreview } from "../../../files/FilePreview.tsx";
import { IdentityUpload } from "../../../files/IdentityUpload.tsx";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type IdentityToCheck, idName } from "./id-name.ts";
import { everyOfficeList, kwan, readAgain } from "./queries.ts";

const kinds = ["verify_identity", "refuse_identity"] as const;
type Kind = (typeof kinds)[number];

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));
const dayOrNotGiven = (day: string | null) => (day ? dayInWords(day) : m.common_not_given());

const schemaOf = (kind: Kind | undefined) =>
  z.object({
    kind: z.enum(kinds, { error: () => m.office_identity_missing() }),
    how:
      kind === "verify_identity" ? z.string({ error: () => m.office_identity_how_missing() }) : z.optional(z.string()),
    ground: kind ? z.string({ error: () => m.desk_ground_missing() }) : z.optional(z.string()),
    note: reasonText,
  });

/**
 * What the officer compares with the original, and the decision on it. The file of the document is uploaded here if the
 * person has not sent one. A colleague then has to approve the check.
 */
export function IdentityForm({ identity, onDone }: { identity: IdentityToCheck; onDone: () => void }) {
  const { driver, driver_name, date_of_birth, nationality, phone_number, files } = identity;
  const { id_type, id_number, issued_on, expires_on } = identity;
  const isOwners = files.some(({ is_owners }) => is_owners);
  const client = useQueryClient();
  const [kind, setKind] = useState<Kind>();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: schemaOf(kind),
    send: async ({ kind: chosen, how, ground = "", note }) => {
      const details =
        chosen === "verify_identity" ? { id_number, how: how ?? "" } : ({ id_number, notice: note } as const);
      const { state } = await kwan.decisions.propose({ kind: chosen, driver, details, ground, reason: note });
      const message =
        state === "in_force" ? m.office_outcome_recorded({ name: driver_name }) : m.office_identity_proposed();
      toaster.add({ type: "success", message });
      onDone();
      await Promise.all([client.invalidateQueries({ queryKey: everyOfficeList }), readAgain(client)]);
    },
  });
  const given = m.common_not_given();
  return (
    <Stack space="large">
      <SummaryList
        rows={[
          { name: m.office_date_of_birth(), value: dayOrNotGiven(date_of_birth) },
          { name: m.office_nationality(), value: nationality ?? given },
          { name: idName(id_type), value: id_number },
          { name: m.office_issued_on(), value: dayOrNotGiven(issued_on) },
          { name: m.office_expires_on(), value: dayOrNotGiven(expires_on) },
          { name: m.office_phone(), value: phone_number ? phoneInWords(phone_number) : given },
        ]}
      />
      {files
        .filter(({ is_owners }) => is_owners === isOwners)
        .map((file) => (
          <FilePreview key={file.id} file={file} title={file.name} />
        ))}
      {isOwners ? (
        <Text tone="secondary">{m.office_identity_from_owner()}</Text>
      ) : (
        <IdentityUpload driver={driver} files={files} hint={m.office_identity_from_staff()} />
      )}
      <Form aria-label={m.office_result()} errors={errors} onSubmit={onSubmit}>
        <RadioGroup
          label={m.office_original_question()}
          {...field("kind")}
          options={[
            { value: "verify_identity", label: m.office_verify(), hint: m.office_verify_hint() },
            { value: "refuse_identity", label: m.office_refuse(), hint: m.office_refuse_hint() },
          ]}
          onValueChange={(value) => setKind(kinds.find((each) => each === value))}
        />
        {kind === "verify_identity" && (
          <RadioGroup
            label={m.office_identity_how()}
            {...field("how")}
            options={optionsOf(decisions.verify_identity.fields.how.options)}
          />
        )}
        {kind && (
          <RadioGroup
            key={kind}
            label={m.desk_ground()}
            {...field("ground")}
            options={optionsOf(decisions[kind].grounds)}
          />
        )}
        <TextArea
          required
          label={kind === "refuse_identity" ? m.office_identity_notice() : m.office_note()}
          hint={kind === "refuse_identity" ? m.office_identity_notice_hint() : m.office_identity_note_hint()}
          {...field("note")}
          limit={1000}
        />
        <FormButtons label={m.office_record_result()} isSending={isSending} />
      </Form>
    </Stack>
  );
}
