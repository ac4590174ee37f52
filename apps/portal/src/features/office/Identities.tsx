import { phoneInWords } from "@kwan/domain";
import { Button, type Column, Dialog, Form, RadioGroup, Stack, SummaryList, Text, TextArea } from "@kwan/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { dayInWords } from "../../frame/in-words.ts";
import { PagedTable } from "../../frame/PagedTable.tsx";
import { reasonText } from "../../frame/reason-text.ts";
import { toaster } from "../../frame/toaster.ts";
import { useSend } from "../../frame/use-send.ts";
import { everyOfficeList, kwan, q, type UnverifiedIdentity } from "./queries.ts";

const idNames = { ghana_card: "Ghana Card", passport: "Passport", non_citizen_card: "Non-citizen card" } as const;

const columns: readonly Column<UnverifiedIdentity>[] = [
  { key: "who", header: "Name", cell: ({ driver_name }) => driver_name },
  { key: "born", header: "Date of birth", cell: ({ date_of_birth }) => dayInWords(date_of_birth) },
  { key: "id", header: "Document", cell: ({ id_type }) => idNames[id_type] },
  { key: "number", header: "Number", cell: ({ id_number }) => <Text figures>{id_number}</Text> },
  { key: "open", header: "Open applications", align: "end", cell: ({ open_applications }) => open_applications },
  { key: "since", header: "Since", cell: ({ updated_at }) => dayInWords(updated_at) },
  { key: "check", header: "Check", hideHeader: true, cell: (person) => <Check person={person} /> },
];
const keyOf = ({ driver }: UnverifiedIdentity) => driver;

const schema = z.object({
  outcome: z.enum(["verified", "refused"], "Say whether the document is this person's"),
  note: reasonText,
});

function Check({ person }: { person: UnverifiedIdentity }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { errors, errorOf, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      await kwan.office.decideIdentity(person.driver, { ...given, id_number: person.id_number });
      toaster.add({ type: "success", message: `Recorded. We have told ${person.driver_name}.` });
      setOpen(false);
      await client.invalidateQueries({ queryKey: everyOfficeList });
    },
  });
  return (
    <>
      <Button tone="secondary" size="small" aria-label={`Check: ${person.driver_name}`} onClick={() => setOpen(true)}>
        Check
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={person.driver_name}>
          <Stack space="large">
            <SummaryList
              rows={[
                { name: "Date of birth", value: dayInWords(person.date_of_birth) },
                { name: "Nationality", value: person.nationality ?? "Not given" },
                { name: idNames[person.id_type], value: person.id_number },
                { name: "Issued on", value: person.issued_on ? dayInWords(person.issued_on) : "Not given" },
                { name: "Expires on", value: person.expires_on ? dayInWords(person.expires_on) : "Not given" },
                { name: "Phone", value: person.phone_number ? phoneInWords(person.phone_number) : "Not given" },
              ]}
            />
            <Form aria-label="Result of the check" errors={errors} onSubmit={onSubmit}>
              <RadioGroup
                legend="Does the original document belong to this person?"
                name="outcome"
                options={[
                  { value: "verified", label: "Yes, verify it", hint: "The person can no longer change it." },
                  { value: "refused", label: "No, refuse it", hint: "The person reads your note and can correct it." },
                ]}
                error={errorOf("outcome")}
              />
              <TextArea
                label="Note"
                hint="How you checked it, or what is wrong."
                name="note"
                limit={1000}
                error={errorOf("note")}
              />
              <div>
                <Button type="submit" busy={isSending}>
                  Save
                </Button>
              </div>
            </Form>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

/** People whose identification nobody has compared with the original yet, the longest wait first. */
export function Identities() {
  const query = useInfiniteQuery(q.office.identities.infinite({ limit: 50 }));
  return (
    <PagedTable
      query={query}
      of="the identities"
      columns={columns}
      rowKey={keyOf}
      empty="Everyone's identity has been checked."
    />
  );
}
