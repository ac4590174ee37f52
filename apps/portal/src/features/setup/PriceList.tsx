import { formatCedis } from "@kwan/domain";
import { commonPrices, costItemTitles, kindRows, usualCost } from "@kwan/domain/kinds";
import { type Column, DataTable, Stack, Text } from "@kwan/ui";
import { m } from "#messages";

interface PriceRow {
  readonly key: string;
  readonly name: string;
  readonly items: readonly string[];
  readonly total: string;
}

/** The prices of all services, and those of the options that cost more. */
function priceRows(): PriceRow[] {
  const { tier_surcharge, delivery, late_renewal } = commonPrices;
  const extras = [
    { key: "premium", name: m.setup_price_premium(), pesewas: tier_surcharge.premium },
    { key: "prestige", name: m.setup_price_prestige(), pesewas: tier_surcharge.prestige },
    { key: "delivery", name: costItemTitles.delivery, pesewas: delivery },
    { key: "late_renewal", name: costItemTitles.late_renewal, pesewas: late_renewal },
  ];
  return [
    ...kindRows.map((row) => ({
      key: row.kind,
      name: row.title,
      items: row.prices.map(({ item, pesewas }) => `${costItemTitles[item]}: ${formatCedis(pesewas)}`),
      total: formatCedis(usualCost(row)),
    })),
    ...extras.map(({ key, name, pesewas }) => ({ key, name, items: [], total: formatCedis(pesewas) })),
  ];
}

const columns = (): readonly Column<PriceRow>[] => [
  { key: "name", header: m.setup_price_of(), cell: ({ name }) => name },
  {
    key: "items",
    header: m.setup_price_items(),
    cell: ({ items }) =>
      items.length === 0 ? null : (
        <Stack space="xxsmall">
          {items.map((item) => (
            <Text key={item} size="small">
              {item}
            </Text>
          ))}
        </Stack>
      ),
  },
  { key: "total", header: m.setup_price_total(), cell: ({ total }) => total, align: "end" },
];

const rowKey = ({ key }: PriceRow) => key;

/** The prices that come with this version of Kwan, for the first administrator to check. */
export const PriceList = () => (
  <DataTable caption={m.setup_prices()} hideCaption columns={columns()} rows={priceRows()} rowKey={rowKey} dense />
);
