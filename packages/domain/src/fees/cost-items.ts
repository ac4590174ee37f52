import * as m from "../catalogues/messages.js";
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

/** Prices that are the same for every kind of service. */
export const commonPrices = {
  delivery: pesewas(4_000),
  late_renewal: pesewas(0),
  tier_surcharge: { standard: pesewas(0), premium: pesewas(15_000), prestige: pesewas(35_000) },
} as const satisfies Record<string, Pesewas | Record<Tier, Pesewas>>;
