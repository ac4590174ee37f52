import { type Fields, type KindRow, kinds } from "@kwan/domain/kinds";
import { SummaryList, Text } from "@kwan/ui";
import type { QueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { q } from "../queries.ts";

/** The numbers on a person's record that forms ask for, by field. */
export type KnownNumbers = Readonly<Record<string, string>>;

type License = { number: string | null; learners_license: { number: string } | null };

const numbersOf = ({ number, learners_license }: License) => ({
  license_number: number,
  learners_license_number: learners_license?.number ?? null,
});

/** Whether a form asks for a number that may be on the record. */
const asksFor = (fields: Fields): boolean =>
  Object.hasOwn(fields, "license_number") || Object.hasOwn(fields, "learners_license_number");

const inForm = (fields: Fields, license: License | undefined): KnownNumbers =>
  Object.fromEntries(
    Object.entries(license ? numbersOf(license) : {}).flatMap(([name, number]) =>
      number && Object.hasOwn(fields, name) ? [[name, number]] : [],
    ),
  );

/** The query for the numbers on the record that a form would ask for. */
export const knownNumbers = (fields: Fields, driver: string) => ({
  ...q.licences.get(driver),
  enabled: asksFor(fields),
  select: (license: License) => inForm(fields, license),
});

/**
 * Returns the numbers on the record, to prefill the form. If the record cannot be loaded, the person has to type them.
 */
export async function knownAnswers(
  client: QueryClient,
  kind: keyof typeof kinds,
  driver: string,
): Promise<KnownNumbers> {
  const { fields }: KindRow = kinds[kind];
  return asksFor(fields) ? inForm(fields, await client.fetchQuery(q.licences.get(driver)).catch(() => undefined)) : {};
}

/** Shows a number that is on the record, instead of asking for it. */
export function KnownNumber({ name, label, number }: { name: string; label: string; number: string }) {
  return (
    <>
      <input type="hidden" name={name} value={number} />
      <SummaryList
        rows={[
          {
            name: label,
            value: (
              <>
                <Text figures>{number}</Text>
                <Text size="small" tone="secondary">
                  {m.services_number_on_record()}
                </Text>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
