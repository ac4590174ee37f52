import type { AnswerOf, getSetup } from "@kwan/contract";
import { type Pesewas, type PlainDate, wireFromPesewas } from "@kwan/domain";
import { commonPricesOn, costItemTitles, kindRows, pricesOn, usualCost } from "@kwan/domain/kinds";
import { m } from "#messages";

type ListedPrice = AnswerOf<typeof getSetup>["prices"][number];

const ofOption = (title: string, price: Pesewas): ListedPrice => ({ title, items: [], total: wireFromPesewas(price) });

/** Returns the prices of all services on a day, and of the options that cost extra, in the reader's language. */
export function priceList(on: PlainDate): ListedPrice[] {
  const { tier_surcharge, delivery, late_renewal } = commonPricesOn(on);
  return [
    ...kindRows.map((row) => ({
      title: row.title,
      items: pricesOn(row.prices, on).map(({ item, due, pesewas }) => ({
        title: due === "retest" ? m.setup_price_retest() : costItemTitles[item],
        amount: wireFromPesewas(pesewas),
      })),
      total: wireFromPesewas(usualCost(row, on)),
    })),
    ofOption(m.setup_price_premium(), tier_surcharge.premium),
    ofOption(m.setup_price_prestige(), tier_surcharge.prestige),
    ofOption(costItemTitles.delivery, delivery),
    ofOption(costItemTitles.late_renewal, late_renewal),
  ];
}
