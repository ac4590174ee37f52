import { type KindRow, takesFor } from "@kwan/domain/kinds";
import { Heading, Skeleton, Stack, SummaryList } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Region } from "../../../../queries/Region.tsx";
import { dayInWords } from "../../../../words/dates-and-money.ts";
import { applicationRows } from "../answers-in-words.ts";
import { type Application, placesOf } from "../queries.ts";
import { takesInWords, tierTitles } from "../words.ts";

export type FactsProps = { row: KindRow; application: Application; branch: ReactNode };

const validity = (months: number) =>
  months % 12 === 0 && months > 12 ? m.services_years({ count: months / 12 }) : m.services_months({ count: months });

/** An application's answers, branch and delivery details. */
export function Facts({ row, application, branch }: FactsProps) {
  const { details, number, submitted_at, tier, delivery_location: address } = application;
  const places = useQuery({ ...placesOf(row.fields, details), placeholderData: keepPreviousData });
  const delivered = address
    ? [address.recipient, address.street_name, address.town, address.city, address.digital_address]
        .filter(Boolean)
        .join(", ")
    : m.services_collected();
  return (
    <>
      <Stack as="section" space="small">
        <Heading level={2}>{m.services_step_details()}</Heading>
        <Region query={places} of={m.services_the_details()} skeleton={<Skeleton lines={4} />}>
          {(options) => (
            <SummaryList
              rows={applicationRows(row.fields, application, options).filter(
                ({ value, isOptional }) => value || !isOptional,
              )}
            />
          )}
        </Region>
      </Stack>
      <Stack as="section" space="small">
        <Heading level={2}>{m.services_about()}</Heading>
        <SummaryList
          rows={[
            { name: m.services_number(), value: number },
            {
              name: m.services_submitted(),
              value: submitted_at ? dayInWords(submitted_at) : m.services_not_submitted(),
            },
            { name: m.services_branch(), value: branch },
            ...(row.tiers.length > 1 ? [{ name: m.services_speed(), value: tierTitles[tier] }] : []),
            ...(row.is_printed ? [{ name: m.services_card(), value: delivered }] : []),
            { name: m.services_usual_time(), value: takesInWords(takesFor(row, tier)) },
            ...(row.valid_months ? [{ name: m.services_valid_for(), value: validity(row.valid_months) }] : []),
          ]}
        />
      </Stack>
    </>
  );
}
