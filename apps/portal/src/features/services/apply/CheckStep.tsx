import { formatCedis, phoneInWords } from "@kwan/domain";
import type { KindRow } from "@kwan/domain/kinds";
import { Banner, Button, Form, Heading, LineItems, Link, Stack, SummaryList, Text, TextArea } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useKeptForm } from "../../../forms/kept-form.ts";
import { useSend } from "../../../forms/use-send.ts";
import { detailRows } from "../answers-in-words.ts";
import type { Places } from "../places.ts";
import { type Application, allBranches } from "../queries.ts";
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

/** The step with the field that the server rejected. */
const stepOf = (field = ""): FormStep =>
  field.startsWith("details.") ? "details" : field.startsWith("documents.") ? "documents" : "branch";

const words = { missing: "Missing", uploaded: "Uploaded", accepted: "Accepted", refused: "Rejected: upload a new one" };

/** The delivery address with everything that the courier needs. */
const deliveryInWords = (address: NonNullable<Application["delivery_location"]>): string =>
  [
    `Delivered to ${address.recipient}`,
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

/** All answers with links to change them, the cost, and the button that submits the application. */
export function CheckStep({ row, application, places, draft, hrefOf, onSent }: CheckStepProps) {
  const { details, documents, delivery_location: address, tier, status } = application;
  const branches = useQuery(allBranches()).data?.results;
  const isFirst = status === "draft";
  const { on_sending, before_production } = costOf(row, { tier, isDelivered: address !== null });
  const total = on_sending.reduce((sum, line) => sum + line.total_pesewas, 0);

  const { kept, onInput, forget } = useKeptForm(`reply-${application.id}`);

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
  /** The label of the document or answer that the server rejected. */
  const nameOf = (field = ""): string | undefined => {
    const [part, name = ""] = field.split(".");
    const title =
      part === "documents" ? documents.find((each) => each.document === name)?.title : row.fields[name]?.label;
    return title && `${title}: `;
  };
  const change = (step: FormStep, name: string) => ({ href: hrefOf(step), changes: name });
  return (
    <Stack space="xlarge">
      {wrong.length > 0 && (
        <Banner tone="critical" heading="It has not been submitted yet">
          <Stack as="ul" space="xsmall">
            {wrong.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {nameOf(field)}
                {message} {field && <Link href={hrefOf(stepOf(field))}>Change it</Link>}
              </li>
            ))}
          </Stack>
        </Banner>
      )}
      <Stack as="section" space="small">
        <Heading level={3}>Details</Heading>
        <SummaryList
          rows={detailRows(row.fields, details, places).map(({ name, value }) => ({
            name,
            value,
            ...change("details", name.toLowerCase()),
          }))}
        />
      </Stack>
      {documents.length > 0 && (
        <Stack as="section" space="small">
          <Heading level={3}>Documents</Heading>
          <SummaryList
            rows={documents.map((each) => ({
              name: each.title,
              value:
                each.status === "missing" && !each.is_required
                  ? "Not needed"
                  : [words[each.status], ...each.files.map(({ name }) => name)].join(": "),
              ...change("documents", each.title.toLowerCase()),
            }))}
          />
        </Stack>
      )}
      <Stack as="section" space="small">
        <Heading level={3}>Branch and delivery</Heading>
        <SummaryList
          rows={[
            {
              name: "Branch",
              value: branches?.find(({ id }) => id === application.branch)?.name,
              ...change("branch", "the branch"),
            },
            ...(row.tiers.length > 1
              ? [
                  {
                    name: "Speed",
                    value: `${tier[0]?.toUpperCase()}${tier.slice(1)}`,
                    ...change("branch", "the speed"),
                  },
                ]
              : []),
            ...(row.is_printed
              ? [
                  {
                    name: "Your card",
                    value: address ? deliveryInWords(address) : "You collect it at the branch",
                    ...change("branch", "how you get your card"),
                  },
                ]
              : []),
          ]}
        />
      </Stack>
      {isFirst && (
        <LineItems
          caption="What you pay"
          lines={linesOf(on_sending)}
          total={{ name: "Total to pay now", amount: formatCedis(total) }}
        />
      )}
      {isFirst && before_production.length > 0 && (
        <Text tone="secondary">
          Later, only if a new card is made: {linesOf(before_production).map(({ name, amount }) => `${name} ${amount}`)}
          .
        </Text>
      )}
      <Form aria-label="Send" onSubmit={onSubmit} onInput={onInput}>
        {!isFirst && (
          <TextArea
            label="Message to the office"
            hint="For example, what you have changed."
            name="message"
            required={false}
            limit={1_000}
            defaultValue={kept.message ?? ""}
            error={wrong.find(({ field }) => field === "reason")?.message}
          />
        )}
        <Stack align="start">
          <Text>I confirm that this information is true. Giving false information is an offence.</Text>
          <Button type="submit" busy={isSending}>
            {!isFirst ? "Send your reply" : total > 0 ? "Submit and pay" : "Send"}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
