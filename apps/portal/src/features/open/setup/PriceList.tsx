import { Stack, SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import type { Prices } from "./queries.ts";

/** The prices that come with this version of Kwan, for the first administrator to check. */
export function PriceList({ prices }: { prices: Prices }) {
  const rows = prices.map(({ title, items, total }) => ({
    name: title,
    value: (
      <Stack space="xxsmall">
        <Text weight="strong">{cedisInWords(total)}</Text>
        {items.length > 1 &&
          items.map((item) => (
            <Text key={item.title} size="small" tone="secondary">
              {m.common_labelled({ label: item.title, text: cedisInWords(item.amount) })}
            </Text>
          ))}
      </Stack>
    ),
  }));
  return <SummaryList rows={rows} />;
}
