import { formatCedis, phoneInWords } from "@kwan/domain";
import { type KindRow, totalOf } from "@kwan/domain/kinds";
import {
  Banner,
  Button,
  Form,
  type FormError,
  Heading,
  LineItems,
  Link,
  Stack,
  SummaryList,
  Text,
  TextArea,
} from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import type { Places } from "../../../../forms/FieldControl.tsx";
import { useKeptForm } from "../../../../forms/kept-form.ts";
import { useSend } from "../../../../forms/use-send.ts";
import { branchesFor } from "../../../../queries/all-branches.ts";
import { detailRows } from "../answers-in-words.ts";
import { useFormPlace } from "../form-place.ts";
import type { Application } from "../queries.ts";
import { tierTitles } from "../words.ts";
import { costOf, linesOf } from "./cost.ts";
import type { FormStep } from "./form-steps.ts";
import type { Draft } from "./use-draft.ts";

export type CheckStepProps = {
  row: KindRow;
  application: Application;
  places: Places;
  draft: Draft;
  hrefOf: (step: FormStep) => string;
  onSent: (application: Application) => void;
};

/** Returns the step with the field that the server has rejected. */
const stepOf = (field = ""): FormStep =>
  field.startsWith("details.") ? "details" : field.startsWith("documents.") ? "documents" : "branch";

const documentStates = {
  missing: m.services_document_missing,
  uploaded: m.services_document_uploaded,
  accepted: m.services_document_accepted,
  refused: m.services_document_rejected_resend,
};

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

/** Shows all answers with links to change them, the cost, and the button that submits the application. */
export function CheckStep({ row, application, places, draft, hrefOf, onSent }: CheckStepProps) {
  const { details, documents, delivery_location: address, tier, status } = application;
  const branches = useQuery(branchesFor(application.branch)).data?.results;
  const isFirst = status === "draft";
  const { on_sending, before_production } = costOf(row, { tier, isDelivered: address !== null });
  const total = totalOf(on_sending);

  const isAtDesk = useFormPlace().driver !== undefined;
  const { storedText, onInput, forget } = useKeptForm(`reply-${application.id}`);

  const {
    errors: wrong,
    isSending,
    onSubmit,
  } = useSend({
    schema: z.object({ message: z._default(z.string(), "") }),
    send: async ({ message }) => {
      const moved = await draft.move(isFirst ? "submit" : "resubmit", message.trim() || undefined);
      forget();
      onSent(moved);
    },
  });
  /** Returns the server's message, preceded by the label of the document or answer that the server has rejected. */
  const inWords = ({ field = "", message }: FormError): string => {
    const [part, name = ""] = field.split(".");
    const answer = row.fields[name];
    const label =
      part === "documents" ? documents.find((each) => each.document === name)?.title : (answer?.noun ?? answer?.label);
    return label ? m.common_labelled({ label, text: message }) : message;
  };
  /** The required documents that are missing or were rejected. Without them, the server rejects the application. */
  const lacking = documents.filter(
    ({ is_required, status: state }) => is_required && (state === "missing" || state === "refused"),
  );
  const change = (step: FormStep, name: string) => ({ href: hrefOf(step), changes: name });
  return (
    <Stack space="xlarge">
      {wrong.length > 0 && (
        <Banner tone="critical" heading={m.services_not_sent_yet()}>
          <Stack as="ul" space="xsmall">
            {wrong.map((error) => (
              <li key={`${error.field} ${error.message}`}>
                {inWords(error)}{" "}
                {error.field && <Link href={hrefOf(stepOf(error.field))}>{m.services_change_it()}</Link>}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      <Stack as="section" space="small">
        <Heading level={3}>{m.services_step_details()}</Heading>
        <SummaryList
          rows={detailRows(row.fields, details, places).map(({ name, value }) => ({
            name,
            value,
            ...change("details", name),
          }))}
        />
      </Stack>
      {documents.length > 0 && (
        <Stack as="section" space="small">
          <Heading level={3}>{m.services_step_documents()}</Heading>
          <SummaryList
            rows={documents.map((each) => ({
              name: each.title,
              value:
                each.status === "missing" && !each.is_required
                  ? m.services_not_needed()
                  : [documentStates[each.status](), ...each.files.map(({ name }) => name)].join(" · "),
              ...change("documents", each.title),
            }))}
          />
        </Stack>
      )}
      <Stack as="section" space="small">
        <Heading level={3}>{m.services_step_branch()}</Heading>
        <SummaryList
          rows={[
            {
              name: m.services_branch(),
              value: branches?.find(({ id }) => id === application.branch)?.name,
              ...change("branch", m.services_change_branch()),
            },
            ...(row.tiers.length > 1
              ? [
                  {
                    name: m.services_speed(),
                    value: tierTitles[tier],
                    ...change("branch", m.services_change_speed()),
                  },
                ]
              : []),
            ...(row.is_printed
              ? [
                  {
                    name: m.services_your_card(),
                    value: address ? deliveryInWords(address) : m.services_you_collect(),
                    ...change("branch", m.services_change_card()),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
      {isFirst && (
        <LineItems
          caption={m.services_what_you_pay()}
          lines={linesOf(on_sending)}
          total={{ name: m.services_total_now(), amount: formatCedis(total) }}
        />
      )}
      {isFirst && before_production.length > 0 && (
        <Text tone="secondary">
          {m.services_pay_later({
            costs: linesOf(before_production)
              .map(({ name, amount }) => `${name} ${amount}`)
              .join(", "),
          })}
        </Text>
      )}
      <Form aria-label={m.services_submit_application()} onSubmit={onSubmit} onInput={onInput}>
        {!isFirst && (
          <TextArea
            label={m.services_message_to_office()}
            hint={m.services_message_hint()}
            name="message"
            required={false}
            limit={1_000}
            defaultValue={storedText.message ?? ""}
            error={wrong.find(({ field }) => field === "reason")?.message}
          />
        )}
        {lacking.length > 0 && (
          <Banner tone="caution" level={3} heading={m.services_upload_first()}>
            <Stack as="ul" space="xsmall">
              {lacking.map(({ document, title }) => (
                <li key={document}>
                  <Link href={hrefOf("documents")}>{title}</Link>
                </li>
              ))}
            </Stack>
          </Banner>
        )}
        <Stack align="start">
          <Text>{isAtDesk ? m.services_they_confirm() : m.services_confirm_true()}</Text>
          <Button type="submit" busy={isSending}>
            {!isFirst
              ? m.services_send_reply()
              : total > 0 && !isAtDesk
                ? m.services_submit_and_pay()
                : m.services_submit()}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
