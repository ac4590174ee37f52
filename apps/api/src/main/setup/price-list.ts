import type { AnswerOf, getSetup } from "@kwan/contract";
import { type Pesewas, wireFromPesewas } from "@kwan/domain";
import { commonPrices, costItemTitles, kindRows, usualCost } from "@kwan/domain/kinds";
import { m } from "#messages";

type ListedPrice = AnswerOf<typeof getSetup>["prices"][number];

const ofOption = (title: string, price: Pesewas): ListedPrice => ({ title, items: [], total: wireFromPesewas(price) });

/** Returns the prices of all services, and of the options that cost extra, in the reader's language. */
export function priceList(): ListedPrice[] {
  const { tier_surcharge, delivery, late_renewal } = commonPrices;
  return [
    ...kindRows.map((row) => ({
      title: row.title,
      items: row.prices.map(({ item, due, pesewas }) => ({
        title: due === "retest" ? m.setup_price_retest() : costItemTitles[item],
        amount: wireFromPesewas(pesewas),
      })),
      total: wireFromPesewas(usualCost(row)),
    })),
    ofOption(m.setup_price_premium(), tier_surcharge.premium),
    ofOption(m.setup_price_prestige(), tier_surcharge.prestige),
    ofOption(costItemTitles.delivery, delivery),
    ofOption(costItemTitles.late_renewal, late_renewal),
  ];
}
