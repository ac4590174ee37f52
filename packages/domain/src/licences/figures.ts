/**
 * Every age, period and pass mark of the authority, once. Nothing else in the house writes one down.
 * Periods are in the unit their name ends with.
 */
export const figures = {
  minimum_age_years: 18,
  commercial_age_years: 21,
  hazard_age_years: 25,
  /** How long the class below is held before the next one up the ladder, or driving for hire. */
  years_in_class_below: 2,
  training_hours: 48,
  learners_license_months: 6,
  /** A learner's licence is renewed from this long before it ends … */
  learners_renewal_opens_days: 30,
  /** … and until this long after; later a new one is applied for. */
  learners_renewal_closes_months: 12,
  license_years: 6,
  renewal_every_years: 2,
  renewal_opens_days: 90,
  /** A card that ended longer ago than this asks for the theory test again. */
  retest_after_expiry_years: 2,
  eye_test_days: 90,
  /** Of 100 points. */
  practical_pass_mark: 70,
  theory_pass_months: 12,
  international_permit_months: 12,
  /** An international permit cannot be renewed; a new one is applied for from this long before it ends. */
  international_renewal_opens_days: 60,
  hazard_permit_months: 12,
  hazard_renewal_opens_days: 60,
  /** Cards issued before this day are of the old format. */
  old_card_before: "2017-09-01",
  invoice_days: 14,
  /** How long before each of these ends, or falls due, its holder is reminded. */
  reminder_days: {
    licence: [90, 60, 30, 14, 7, 1, 0],
    learners_license: [30, 7, 1],
    international: [30, 7],
    hazard: [30, 7],
    eye_test: [7],
    appointment: [2],
  },
  /** How long after an invoice was drawn up its payer is reminded. */
  unpaid_reminder_days: [3, 10],
} as const;
