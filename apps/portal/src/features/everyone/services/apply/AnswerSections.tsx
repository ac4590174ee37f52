import { phoneInWords } from "@kwan/domain";
import type { KindRow } from "@kwan/domain/kinds";
import { Heading, Inline, Stack, StatusTag, SummaryList } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import type { Places } from "../../../../forms/FieldControl.tsx";
import { branchesFor } from "../../../../queries/all-branches.ts";
import { applicationRows } from "../answers-in-words.ts";
import type { Application } from "../queries.ts";
import { tierTitles } from "../words.ts";
import type { FormStep } from "./form-steps.ts";
import type { KnownNumbers } from "./known-numbers.tsx";

export type AnswerSectionsProps = {
  row: KindRow;
  application: Application;
  places: Places;
  /** The numbers on the person's record, which cannot be changed here. */
  known: KnownNumbers;
  hrefOf: (step: FormStep) => string;
};

const documentStates = {
  uploaded: { label: m.services_document_uploaded, tone: "info" },
  accepted: { label: m.services_document_accepted, tone: "success" },
  refused: { label: m.services_document_rejected_resend, tone: "warning" },
} as const;

const Missing = () => <StatusTag tone="warning">{m.services_document_missing()}</StatusTag>;

function DocumentState({ status, is_required, files }: Application["documents"][number]) {
  if (status === "missing") return is_required ? <Missing /> : m.services_not_needed();
  const { label, tone } = documentStates[status];
  return (
    <Inline space="xsmall">
      <StatusTag tone={tone}>{label()}</StatusTag>
      {files.map(({ name }) => name).join(" · ")}
    </Inline>
  );
}

/** Formats the delivery address with everything that the courier needs. */
const deliveryInWords = (address: NonNullable<Application["delivery_location"]>): string =>
  [
    m.services_delivered_to({ recipient: address.recipient }),
    phoneInWords(address.phone_number),
    address.street_name,
    address.town,
    address.city,
    address.region,
    address.digital_address,
    address.landmark,
  ]
    .filter(Boolean)
    .join(", ");

/** Shows all answers, with links to the steps in which they can be changed. */
export function AnswerSections({ row, application, places, known, hrefOf }: AnswerSectionsProps) {
  const { documents, delivery_location: address, tier } = application;
  const branches = useQuery(branchesFor(application.branch)).data?.results;
  const change = (step: FormStep, name: string) => ({ href: hrefOf(step), changes: name });
  const branch = {
    name: m.services_branch(),
    value: application.branch ? branches?.find(({ id }) => id === application.branch)?.name : <Missing />,
    ...change("branch", m.services_change_branch()),
  };
  const speed = { name: m.services_speed(), value: tierTitles[tier], ...change("branch", m.services_change_speed()) };
  const card = {
    name: m.services_your_card(),
    value: address ? deliveryInWords(address) : m.services_you_collect(),
    ...change("branch", m.services_change_card()),
  };
  return (
    <>
      <Stack as="section" space="small">
        <Heading level={3}>{m.services_step_details()}</Heading>
        <SummaryList
          rows={applicationRows(row.fields, application, places).map(({ field, name, value, isOptional }) => ({
            name,
            value: value === "" && !isOptional && !known[field] ? <Missing /> : value,
            // The name of the school follows from its code.
            ...(field !== "school" && !known[field] && change("details", name)),
          }))}
        />
      </Stack>
      {documents.length > 0 && (
        <Stack as="section" space="small">
          <Heading level={3}>{m.services_step_documents()}</Heading>
          <SummaryList
            rows={documents.map((each) => ({
              name: each.title,
              value: <DocumentState {...each} />,
              ...change("documents", each.title),
            }))}
          />
        </Stack>
      )}
      <Stack as="section" space="small">
        <Heading level={3}>{m.services_step_branch()}</Heading>
        <SummaryList rows={[branch, ...(row.tiers.length > 1 ? [speed] : []), ...(row.is_printed ? [card] : [])]} />
      </Stack>
    </>
  );
}
