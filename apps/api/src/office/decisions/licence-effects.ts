import type { PlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import type { DecisionDetails } from "@kwan/domain/decisions";
import { classesHeldTooYoung, endorsementOn, minimumAgeFor } from "@kwan/domain/kinds";
import { m } from "#messages";
import { beginEndorsement } from "../../licensing/services/commands/begin-endorsement.ts";
import { updateUser } from "../../people/accounts/store.ts";
import {
  endorsementsOf,
  insertEndorsement,
  lastEndorsement,
  toggleEndorsement,
} from "../../people/drivers/endorsements-store.ts";
import { removeLicenses, saveLicense } from "../../people/drivers/licences-store.ts";
import { accountOf, type DriverRow, findLicense, type LicenseRow } from "../../people/drivers/store.ts";
import { ifNotUnique } from "../../platform/db/errors.ts";
import type { RecordValues } from "../../platform/db/tables.ts";
import { DomainError, invalidField } from "../../platform/domain-error.ts";
import { definedFields, type Effect, forbids, pick } from "./effect.ts";
import { licenceRow, licenceValues, plannedValues } from "./licence-values.ts";

/** Casts a date in the details, which the schema has already checked. */
const dateOf = (value: unknown): PlainDate => value as PlainDate;

const numberTaken = ifNotUnique(() => new DomainError("already_exists", m.decisions_licence_taken()));

/** Throws if the person was too young for a class on the day since which they are said to hold it. */
function requireOldEnoughFor(
  { date_of_birth: born }: DriverRow,
  held: LicenseRow["classes"],
  field: "first_issued_on" | "classes",
): void {
  if (born === null) throw forbids(m.decisions_no_date_of_birth());
  const [letter] = classesHeldTooYoung(born, held);
  if (letter !== undefined)
    throw invalidField(
      field,
      m.drivers_was_too_young({ born: formatDate(born, "long"), age: minimumAgeFor(letter), letter }),
    );
}

export const enterLicence: Effect<"enter_licence"> = {
  plan: async ({ tx }, driver, details) => {
    if (await findLicense(tx, driver.id)) throw forbids(m.decisions_has_licence());
    const held = details.classes.map((letter) => ({ letter, since: dateOf(details.first_issued_on) }));
    requireOldEnoughFor(driver, held, "first_issued_on");
    return plannedValues(details);
  },
  read: async ({ tx }, driver) => licenceValues(await findLicense(tx, driver.id)),
  write: async ({ tx, deps }, driver, values) => {
    const account = await accountOf(tx, driver.id);
    if (account) {
      const role = values.license_number === null ? "learner" : "driver";
      await updateUser(tx, account.id, { role }, deps.now());
    }
    if (values.license_number === null) return removeLicenses(tx, [driver.id]);
    await saveLicense(tx, licenceRow(driver.id, values)).catch(numberTaken);
  },
};

/** Returns a licence with some values corrected. A class that it did not have is held since its card was issued. */
function corrected(license: LicenseRow, values: RecordValues): LicenseRow {
  const { license_number, classes, ...others } = values as Partial<DecisionDetails<"correct_licence">>;
  const since = dateOf(others.issued_on ?? license.issued_on);
  return {
    ...license,
    ...(definedFields(others) as Partial<LicenseRow>),
    number: license_number ?? license.number,
    classes:
      classes?.map((letter) => license.classes.find((held) => held.letter === letter) ?? { letter, since }) ??
      license.classes,
  };
}

export const correctLicence: Effect<"correct_licence"> = {
  plan: async ({ tx }, driver, details) => {
    const license = await findLicense(tx, driver.id);
    if (!license) throw forbids(m.decisions_no_licence());
    const values = definedFields(details);
    const { issued_on, expires_on, classes } = corrected(license, values);
    if (expires_on <= issued_on) throw invalidField("expires_on", m.decisions_card_dates());
    requireOldEnoughFor(driver, classes, "classes");
    return values;
  },
  read: async ({ tx }, driver, fields) => pick(licenceValues(await findLicense(tx, driver.id)), fields),
  write: async ({ tx }, driver, values) => {
    const license = await findLicense(tx, driver.id);
    if (!license) throw forbids(m.decisions_no_licence());
    await saveLicense(tx, corrected(license, values)).catch(numberTaken);
  },
};

/** Takes away the right to drive. A reversal gives it back. */
export const changeLicence: Effect<"change_licence"> = {
  plan: async ({ tx, deps }, driver, { until = null, ...details }) => {
    const present = endorsementOn(await endorsementsOf(tx, driver.id), deps.today());
    if (present?.kind === "revoked") throw forbids(m.decisions_already_revoked());
    return { ...details, until };
  },
  read: async ({ tx }, driver, fields) => {
    const last = await lastEndorsement(tx, driver.id);
    return pick(last ? { ...last, endorsement: last.kind, from: last.from_on, until: last.until_on } : {}, fields);
  },
  write: async (context, driver, values, { id, withdraws }) => {
    const { tx, deps } = context;
    const now = deps.now();
    if (withdraws !== null) return toggleEndorsement(tx, withdraws, now);
    const { endorsement, from, until, order_number, ordered_on, notice } = values as DecisionDetails<"change_licence">;
    await insertEndorsement(tx, {
      decision_id: id,
      driver_id: driver.id,
      kind: endorsement,
      from_on: dateOf(from),
      until_on: until ? dateOf(until) : null,
      order_number,
      ordered_on: dateOf(ordered_on),
      notice,
      made_at: now,
    });
    if (dateOf(from) <= deps.today()) await beginEndorsement(context, id, driver.id);
  },
};
