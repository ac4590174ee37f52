import { changeRequestForm, type Evidence, evidenceFor } from "@kwan/domain/profiles";
import { Button, Card, DateInput, Form, Heading, Link, Stack, shrinkImage, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Kept, useKeptForm } from "../../forms/kept-form.ts";
import { useSend } from "../../forms/use-send.ts";
import { paths } from "../../paths.ts";
import { today } from "../../session/server-clock.ts";
import { toaster } from "../../toasts/toaster.ts";
import { askedIn, beforeAndAfter, changesIn, identityOf } from "./asked-change.ts";
import { BeforeAndAfter, type Change } from "./BeforeAndAfter.tsx";
import { EvidenceFields } from "./EvidenceFields.tsx";
import { NameFields } from "./NameFields.tsx";
import { NationalityField, nationalityIn } from "./NationalityField.tsx";
import { type Driver, everyUpdateRequest, kwan } from "./queries.ts";

type Seen = { changes: readonly Change[]; needed: readonly Evidence[] };

const nothing: Seen = { changes: [], needed: [] };

const asForm = (fields: Kept): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const nationalityOf = (kept: Kept) => nationalityIn(asForm(kept));

const shrunk = async <T,>(value: T): Promise<T | File> => (value instanceof File ? shrinkImage(value) : value);

/** Requests a change of name, date of birth or nationality, with the documents it needs (R-ENT-11, R-STA-06). */
export function ChangeRequestForm({ driver, onSent }: { driver: Driver; onSent: () => void }) {
  const client = useQueryClient();
  const original = identityOf(driver);
  const { kept, onInput, forget } = useKeptForm("identity");
  const seenIn = (form: FormData): Seen => {
    const asked = changesIn(form, original);
    return { changes: beforeAndAfter(asked, original), needed: evidenceFor(asked) };
  };
  const [{ changes, needed }, setSeen] = useState(() =>
    kept.first_name === undefined ? nothing : seenIn(asForm(kept)),
  );
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema: changeRequestForm(today()),
    read: (form) => askedIn(form, original),
    send: async (asked) => {
      const [nationality_proof, birth_cert, affidavit] = await Promise.all(
        [asked.nationality_proof, asked.birth_cert, asked.affidavit].map(shrunk),
      );
      await kwan.updateRequests.create({ ...asked, nationality_proof, birth_cert, affidavit, driver: driver.id });
      toaster.add({
        type: "success",
        message: "We have received your request. We will tell you when we have decided.",
      });
      await client.invalidateQueries({ queryKey: everyUpdateRequest });
      forget();
      onSent();
    },
  });
  const look = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    setSeen(seenIn(new FormData(event.currentTarget)));
  };
  return (
    <Form
      errors={errors}
      onSubmit={onSubmit}
      onInput={look}
      onBlur={look}
      aria-label="Names, birth date and nationality"
    >
      <NameFields defaults={{ ...driver, ...kept }} errorOf={errorOf} />
      <DateInput
        legend="Date of birth"
        hint="For example, 23 4 2001"
        name="date_of_birth"
        isBirthday
        defaultValue={kept.date_of_birth ?? driver.date_of_birth ?? ""}
        error={errorOf("date_of_birth")}
      />
      <NationalityField
        defaultOption={nationalityOf(kept) ?? driver.nationality ?? undefined}
        error={errorOf("nationality")}
      />
      <Card as="section" tone="info">
        <Stack space="small" role="status">
          <Heading level={2} size={3}>
            Your changes
          </Heading>
          {changes.length === 0 ? (
            <Text>Change something above to see it here, with the documents you need.</Text>
          ) : (
            <BeforeAndAfter changes={changes} />
          )}
        </Stack>
      </Card>
      <EvidenceFields needed={needed} errorOf={errorOf} />
      <TextArea
        label="Why do you need this change?"
        hint="A reviewer reads it. For example: I married on 3 May 2026 and took my husband's name."
        name="reason_for_change"
        limit={1000}
        defaultValue={kept.reason_for_change}
        error={errorOf("reason_for_change")}
      />
      <Button type="submit" busy={isSending}>
        Send my request
      </Button>
      <Link href={paths.profile} onClick={forget}>
        Cancel
      </Link>
    </Form>
  );
}
