/** The ages, periods and pass marks that the authority sets. The name of each period ends with its unit. */
export const figures = {
  minimum_age_years: 18,
  commercial_age_years: 21,
  hazard_age_years: 25,
  /** How long the class below must be held before the next one up the ladder, or before driving for hire. */
  years_in_class_below: 2,
  training_hours: 48,
  learners_license_months: 6,
  /** A learner's licence can be renewed from this many days before it expires. */
  learners_renewal_opens_days: 30,
  /**
   * A learner's licence can be renewed for up to this many months after it expires. After that, the learner has to
   * apply for a new one.
   */
  learners_renewal_closes_months: 12,
  license_years: 6,
  renewal_every_years: 2,
  renewal_opens_days: 90,
  /** If the card expired longer ago than this, the theory test must be repeated. */
  retest_after_expiry_years: 2,
  eye_test_days: 90,
  /** The pass mark of the practical test, out of 100 points. */
  practical_pass_mark: 70,
  theory_pass_months: 12,
  international_permit_months: 12,
  /**
   * An international permit cannot be renewed. The holder can apply for a new one from this many days before it
   * expires.
   */
  international_renewal_opens_days: 60,
  hazard_permit_months: 12,
  hazard_renewal_opens_days: 60,
  /** Cards issued before this day are in the old format. */
  old_card_before: "2017-09-01",
  invoice_days: 14,
  /** How long a refund can take to reach the payer, in working days. For the authority to confirm. */
  refund_arrives_within_days: 10,
  /**
   * A person gets a reminder this many days before the expiry date, before a renewal is due, or before an appointment.
   */
  reminder_days: {
    licence: [90, 60, 30, 14, 7, 1, 0],
    learners_license: [30, 7, 1],
    international: [30, 7],
    hazard: [30, 7],
    eye_test: [7],
    appointment: [2],
  },
  /** How many days ahead people can book an appointment. */
  bookable_days: 56,
  /** How many days after a lesson a school can still record it. */
  lesson_recorded_within_days: 30,
  /** An account is deleted this many days after its owner has requested it. Until then, they can still keep it. */
  account_deletion_days: 30,
  /** The payer is sent a reminder this many days after an invoice is issued. */
  unpaid_reminder_days: [3, 10],
} as const;
