import { m } from "#messages";
import { lastWithdrawn, lockCertificate, setWithdrawn } from "../../people/schools/enrolments-store.ts";
import { setInstructorUntil } from "../../people/schools/instructors-store.ts";
import { notifySchool } from "../../people/schools/notify-school.ts";
import { setSchoolUntil } from "../../people/schools/store.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { type Effect, forbids } from "./effect.ts";

const untilOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const accreditSchool: Effect<"accredit_school"> = {
  plan: (_, __, { until }) => ({ until }),
  read: (_, { accredited_until }) => ({ until: accredited_until }),
  write: ({ tx, deps }, { id }, { until }) => setSchoolUntil(tx, id, untilOf(until), deps.today()),
};

export const accreditInstructor: Effect<"accredit_instructor"> = {
  plan: (_, __, { until }) => ({ until }),
  read: (_, { accredited_until }) => ({ until: accredited_until }),
  write: ({ tx, deps }, { id }, { until }) => setInstructorUntil(tx, id, untilOf(until), deps.today()),
};

/** Withdraws a training certificate, and tells the school. A reversal gives it back. */
export const withdrawCertificate: Effect<"withdraw_certificate"> = {
  plan: async ({ tx }, driver, { certificate_number: entered, notice }) => {
    const certificate_number = entered.toUpperCase();
    const enrolment = await lockCertificate(tx, driver.id, certificate_number);
    if (!enrolment) throw invalidField("certificate_number", m.decisions_no_such_certificate());
    if (enrolment.certificate_withdrawn_at !== null) throw forbids(m.decisions_certificate_is_withdrawn());
    return { certificate_number, notice };
  },
  read: async ({ tx }, driver) => {
    const last = await lastWithdrawn(tx, driver.id);
    return { certificate_number: last?.certificate_number ?? null, notice: last?.withdrawal_notice ?? null };
  },
  write: async (context, driver, { certificate_number: number, notice }, { withdraws }) => {
    const { tx, deps } = context;
    const named = number === null ? undefined : await lockCertificate(tx, driver.id, String(number));
    // A reversal writes the values from before it, which name no certificate, or one that was withdrawn earlier.
    const isGivenBack = withdraws !== null && (!named || named.certificate_withdrawn_at !== null);
    const enrolment = isGivenBack ? await lastWithdrawn(tx, driver.id) : named;
    if (!enrolment) throw forbids(m.decisions_no_such_certificate());
    if (!isGivenBack && enrolment.certificate_withdrawn_at !== null)
      throw forbids(m.decisions_certificate_is_withdrawn());
    await setWithdrawn(tx, enrolment.id, isGivenBack ? null : { at: deps.now(), notice: String(notice) });
    const about = { number: enrolment.certificate_number ?? "", trainee: enrolment.trainee_number };
    await notifySchool(context, enrolment.school_id, {
      words: () =>
        isGivenBack
          ? { title: m.decisions_certificate_back_title(), message: m.decisions_certificate_back(about) }
          : {
              title: m.decisions_certificate_withdrawn_title(),
              message: m.decisions_certificate_of_trainee({ ...about, notice: String(notice) }),
            },
    });
  },
};
