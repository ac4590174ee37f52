import type { KindRow } from "@kwan/domain/kinds";
import { Heading, Skeleton, Stack, SummaryList } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { detailRows } from "../answers-in-words.ts";
import { type Application, placesOf } from "../queries.ts";
import { takesInWords } from "../words.ts";

export type FactsProps = { row: KindRow; application: Application; branch: string | undefined };

const validity = (months: number) => (months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`);

/** The answers, the branch and the delivery of an application. */
export function Facts({ row, application, branch }: FactsProps) {
  const { details, number, submitted_at, tier, delivery_location: address } = application;
  const places = useQuery({ ...placesOf(row.fields, details), placeholderData: keepPreviousData });
  const delivered = address
    ? [address.recipient, address.street_name, address.town, address.city, address.digital_address]
        .filter(Boolean)
        .join(", ")
    : "Collected at the branch";
  return (
    <>
      <Stack as="section" space="small">
        <Heading level={2}>Details</Heading>
        <Region query={places} of="the details" skeleton={<Skeleton lines={4} />}>
          {(named) => (
            <SummaryList
              rows={detailRows(row.fields, details, named).filter(({ value, isOptional }) => value || !isOptional)}
            />
          )}
        </Region>
      </Stack>
      <Stack as="section" space="small">
        <Heading level={2}>About this application</Heading>
        <SummaryList
          rows={[
            { name: "Number", value: number },
            { name: "Submitted", value: submitted_at ? dayInWords(submitted_at) : "Not yet" },
            { name: "Branch", value: branch },
            ...(row.tiers.length > 1 ? [{ name: "Speed", value: `${tier[0]?.toUpperCase()}${tier.slice(1)}` }] : []),
            ...(row.is_printed ? [{ name: "Card", value: delivered }] : []),
            { name: "Usual time", value: takesInWords(row.takes) },
            ...(row.valid_months ? [{ name: "Valid for", value: validity(row.valid_months) }] : []),
          ]}
        />
      </Stack>
    </>
  );
}
