import { type Evidence, evidenceFor, updateRequestForm } from "@kwan/domain/profiles";
import { Button, Card, DateInput, Form, Heading, Link, Stack, shrinkImage, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { m } from "#messages";
import { type FormText, useKeptForm } from "../../../forms/kept-form.ts";
import { NameFields } from "../../../forms/person/NameFields.tsx";
import { NationalityField, nationalityIn } from "../../../forms/person/NationalityField.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { pathOf } from "../../../paths.ts";
import { today } from "../../../session/server-clock.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { BeforeAndAfter, type Change } from "./BeforeAndAfter.tsx";
import { EvidenceFields, withDocumentName } from "./EvidenceFields.tsx";
import { type Driver, everyUpdateRequest, kwan } from "./queries.ts";
import { beforeAndAfter, changesIn, identityOf, updateRequestIn } from "./update-request.ts";

type Seen = { changes: readonly Change[]; needed: readonly Evidence[] };

const nothing: Seen = { changes: [], needed: [] };

const asForm = (fields: FormText): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const nationalityOf = (fields: FormText) => nationalityIn(asForm(fields));

const shrunk = async (value: unknown): Promise<File | undefined> =>
  value instanceof File ? shrinkImage(value) : undefined;

/**
 * Requests a change of name, date of birth or nationality, with the documents that the change needs (R-ENT-11,
 * R-STA-06).
 */
export function UpdateRequestForm({ driver, onSent }: { driver: Driver; onSent: () => void }) {
  const client = useQueryClient();
  const original = identityOf(driver);
  const { storedText, onInput, forget } = useKeptForm("identity");
  const seenIn = (form: FormData): Seen => {
    const formChanges = changesIn(form, original);
    return { changes: beforeAndAfter(formChanges, original), needed: evidenceFor(formChanges) };
  };
  const [{ changes, needed }, setSeen] = useState(() =>
    storedText.first_name === undefined ? nothing : seenIn(asForm(storedText)),
  );
  const { errors, field, isSending, onSubmit } = useSend({
    schema: updateRequestForm(today()),
    read: (form) => updateRequestIn(form, original),
    send: async (request) => {
      const [nationality_proof, birth_cert, affidavit] = await Promise.all(
        [request.nationality_proof, request.birth_cert, request.affidavit].map(shrunk),
      );
      await kwan.updateRequests.create({ ...request, nationality_proof, birth_cert, affidavit, driver: driver.id });
      toaster.add({
        type: "success",
        message: m.profile_request_received(),
      });
      await client.invalidateQueries({ queryKey: everyUpdateRequest });
      forget();
      onSent();
    },
  });
  // New objects would move the focus to the summary at each render.
  const named = useMemo(() => errors.map(withDocumentName), [errors]);
  const noteAnswers = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    setSeen(seenIn(new FormData(event.currentTarget)));
  };
  return (
    <Form
      errors={named}
      onSubmit={onSubmit}
      onInput={noteAnswers}
      onBlur={noteAnswers}
      aria-label={m.profile_identity_form()}
    >
      <NameFields defaults={{ ...driver, ...storedText }} field={field} />
      <DateInput
        label={m.profile_date_of_birth()}
        hint={m.profile_date_of_birth_hint()}
        {...field("date_of_birth")}
        isBirthday
        defaultValue={storedText.date_of_birth ?? driver.date_of_birth ?? ""}
      />
      <NationalityField
        defaultOption={nationalityOf(storedText) ?? driver.nationality ?? undefined}
        error={field("nationality").error}
      />
      <Card as="section" tone="info">
        <Stack space="small" role="status">
          <Heading level={2} size={3}>
            {m.profile_your_changes()}
          </Heading>
          {changes.length === 0 ? <Text>{m.profile_no_changes()}</Text> : <BeforeAndAfter changes={changes} />}
        </Stack>
      </Card>
      <EvidenceFields needed={needed} errors={named} />
      <TextArea
        required
        label={m.profile_why_change()}
        hint={m.profile_why_change_hint()}
        {...field("reason_for_change")}
        limit={1000}
        defaultValue={storedText.reason_for_change}
      />
      <Button type="submit" busy={isSending}>
        {m.profile_send_request()}
      </Button>
      <Link href={pathOf("/profile")} onClick={forget}>
        {m.common_cancel()}
      </Link>
    </Form>
  );
}
