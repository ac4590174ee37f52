import { personName, requiredText } from "@kwan/domain";
import { kwanKey } from "@kwan/sdk/react-query";
import { Button, Card, type Column, DataTable, Form, Heading, Stack, StatusTag, Text, TextInput } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { InstructorAccount } from "../../../lessons/InstructorAccount.tsx";
import { Region } from "../../../queries/Region.tsx";
import { toaster } from "../../../toasts/toaster.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { type Instructor, kwan, q } from "./queries.ts";

const proposal = z.object({
  name: personName(m.school_instructor_name),
  license_number: requiredText(m.school_instructor_license, 20, (text) =>
    /^[A-Z0-9/-]{6,20}$/i.test(text) ? undefined : m.school_license_like(),
  ),
});

/** Proposes an instructor of the school. */
function ProposeInstructor({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema: proposal,
    send: async (form) => {
      await kwan.schools.proposeInstructor(form);
      toaster.add({ type: "success", message: m.school_instructor_proposed({ name: form.name }) });
      onDone();
      await client.invalidateQueries({ queryKey: kwanKey("schools") });
    },
  });
  return (
    <Card as="section" roomy>
      <Stack>
        <Heading level={2}>{m.school_propose_instructor()}</Heading>
        <Text>{m.school_propose_text()}</Text>
        <Form aria-label={m.school_propose_instructor()} errors={errors} onSubmit={onSubmit}>
          <TextInput required label={m.school_instructor_name()} {...field("name")} width="medium" autoComplete="off" />
          <TextInput
            required
            label={m.school_instructor_license()}
            hint={m.school_instructor_license_hint()}
            {...field("license_number")}
            width="medium"
            autoComplete="off"
          />
          <FormButtons label={m.school_propose()} isSending={isSending} onCancel={onDone} />
        </Form>
      </Stack>
    </Card>
  );
}

function Accreditation({ of: { is_accredited, accredited_until, is_proposed, declined } }: { of: Instructor }) {
  if (is_proposed) return <StatusTag tone="info">{m.school_instructor_is_proposed()}</StatusTag>;
  if (declined !== null)
    return (
      <>
        <StatusTag tone="error">{m.school_instructor_declined()}</StatusTag>
        <Text size="small" tone="secondary">
          {declined}
        </Text>
      </>
    );
  if (accredited_until === null) return <StatusTag tone="neutral">{m.school_not_accredited()}</StatusTag>;
  const date = dayInWords(accredited_until);
  return is_accredited ? (
    <StatusTag tone="success">{m.school_accredited_until({ date })}</StatusTag>
  ) : (
    <StatusTag tone="error">{m.school_accreditation_ended({ date })}</StatusTag>
  );
}

const keyOf = ({ id }: Instructor) => id;

const columns = (): readonly Column<Instructor>[] => [
  { key: "name", header: m.school_instructor_name(), cell: ({ name }) => name },
  {
    key: "license",
    header: m.school_instructor_license(),
    cell: ({ license_number }) => (
      <Text figures unbroken>
        {license_number}
      </Text>
    ),
  },
  { key: "account", header: m.school_instructor_account(), cell: (each) => <InstructorAccount {...each} /> },
  { key: "accreditation", header: m.school_accreditation(), cell: (each) => <Accreditation of={each} /> },
];

/** The instructors of this account's school, whether they can give and sign lessons, and the form to propose another. */
export function Instructors() {
  const [isProposing, setProposing] = useState(false);
  return (
    <Stack space="large">
      {isProposing ? (
        <ProposeInstructor onDone={() => setProposing(false)} />
      ) : (
        <div>
          <Button onClick={() => setProposing(true)}>{m.school_propose_instructor()}</Button>
        </div>
      )}
      <Region query={useQuery(q.schools.own())} of={m.school_the_instructors()}>
        {({ instructors }) =>
          instructors.length === 0 ? (
            <Text tone="secondary">{m.school_no_instructors()}</Text>
          ) : (
            <DataTable
              caption={m.school_instructors_title()}
              hideCaption
              columns={columns()}
              rows={instructors}
              rowKey={keyOf}
            />
          )
        }
      </Region>
    </Stack>
  );
}
