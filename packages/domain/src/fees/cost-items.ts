/** What a line of an invoice charges for. */
export const costItems = [
  "application",
  "biometric_capture",
  "theory_test",
  "practical_test",
  "card_production",
  "tier_surcharge",
  "delivery",
  "late_renewal",
] as const;
export type CostItem = (typeof costItems)[number];

/** The titles of the lines on the invoice. */
export const costItemTitles: Readonly<Record<CostItem, string>> = {
  application: "Application",
  biometric_capture: "Photo and fingerprints",
  theory_test: "Theory test",
  practical_test: "Practical test",
  card_production: "Card",
  tier_surcharge: "Faster service",
  delivery: "Home delivery",
  late_renewal: "Late renewal",
};

/** The speeds of processing. Premium and prestige cost more, for the kinds that offer them. */
export const tiers = ["standard", "premium", "prestige"] as const;
export type Tier = (typeof tiers)[number];

/** Prices that are the same for every kind, in pesewas. */
export const commonPrices = {
  delivery: 4_000,
  late_renewal: 0,
  tier_surcharge: { standard: 0, premium: 15_000, prestige: 35_000 },
} as const satisfies Record<string, number | Record<Tier, number>>;
