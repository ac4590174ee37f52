import * as m from "../catalogues/messages.js";
import type { PlainDate } from "../dates/plain-date.ts";
import { inLanguage } from "../in-language.ts";
import { type Pesewas, pesewas } from "../money/pesewas.ts";

/** The items that a line of an invoice can be for. */
export const costItems = [
  "application",
  "biometric_capture",
  "theory_test",
  "practical_test",
  "practical_retest",
  "card_production",
  "tier_surcharge",
  "delivery",
  "late_renewal",
] as const;
export type CostItem = (typeof costItems)[number];

/** The title of the invoice line for each item, in the current language. */
export const costItemTitles: Readonly<Record<CostItem, string>> = /* @__PURE__ */ inLanguage({
  application: m.fees_application,
  biometric_capture: m.fees_biometric_capture,
  theory_test: m.fees_theory_test,
  practical_test: m.fees_practical_test,
  practical_retest: m.fees_practical_retest,
  card_production: m.fees_card_production,
  tier_surcharge: m.fees_tier_surcharge,
  delivery: m.fees_delivery,
  late_renewal: m.fees_late_renewal,
});

/** The processing tiers, slowest first. Premium and prestige cost more, and not every service offers them. */
export const tiers = ["standard", "premium", "prestige"] as const;
export type Tier = (typeof tiers)[number];

/** An entry in a service's price list: the amount, and when it is due. */
export interface Price {
  readonly item: CostItem;
  readonly pesewas: Pesewas;
  /**
   * `on_sending` puts the price on the invoice that is issued on submission. `before_production` puts it on a second
   * invoice, which is issued only if a card is printed for the application. `retest` puts it on an invoice of its own
   * each time the practical test is failed.
   */
  readonly due: "on_sending" | "before_production" | "retest";
  /**
   * The first day on which this price is valid, until another price for the same item begins. A price without this day
   * has always been valid.
   */
  readonly from_day?: PlainDate;
}

/** The first day of the oldest prices that we know. They are also used for earlier days. */
export const firstPriceDay: PlainDate = "2026-01-01";

/** Prices that are the same for every kind of service. */
export interface CommonPrices {
  /** The first day on which these prices are valid. */
  readonly from_day: PlainDate;
  readonly delivery: Pesewas;
  readonly late_renewal: Pesewas;
  readonly tier_surcharge: Readonly<Record<Tier, Pesewas>>;
}

/** The prices that are the same for every kind of service, oldest first. Prices that change later get an entry of their own. */
export const commonPrices: readonly CommonPrices[] = [
  {
    from_day: firstPriceDay,
    delivery: pesewas(4_000),
    late_renewal: pesewas(0),
    tier_surcharge: { standard: pesewas(0), premium: pesewas(15_000), prestige: pesewas(35_000) },
  },
];
