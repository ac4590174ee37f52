import type { PlainDate } from "@kwan/domain";
import { addMonths, addYears, type ClassLetter, nationalityOption, nextOnLadder, reduceClasses } from "@kwan/domain";
import { countries } from "@kwan/domain/countries";
import { cardExpiry, type Effect, figures } from "@kwan/domain/kinds";
import { m } from "#messages";
import { updateUser } from "../../people/accounts/store.ts";
import { findBranch } from "../../people/branches/store.ts";
import { insertPermit, saveLicense } from "../../people/drivers/licences-store.ts";
import {
  accountOf,
  changeDriver,
  findDriver,
  findLicense,
  type LicenseRow,
  lastEyeTest,
  permitsOf,
} from "../../people/drivers/store.ts";
import { recordAudit } from "../../platform/audit/append.ts";
import type { Context } from "../../platform/context.ts";
import { nextNumber } from "../../platform/db/counters.ts";
import type { Tx } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { isId } from "../../platform/ids.ts";
import { rowOf } from "./kind-of.ts";
import { moveOpen } from "./move-centre.ts";
import { classesToIssue, heldLearnersClasses, requirePossible } from "./still-possible.ts";
import type { ApplicationRow } from "./store.ts";

interface Change {
  readonly tx: Tx;
  readonly context: Context;
  readonly application: ApplicationRow;
  readonly today: PlainDate;
  readonly license: LicenseRow | undefined;
}

/**
 * Applies the effect of an application to the driver's record, and records the licence before and after in the audit
 * log.
 */
export async function applyEffect(context: Context, application: ApplicationRow): Promise<void> {
  const { tx, deps } = context;
  const today = deps.today();
  const license = await findLicense(tx, application.driver_id);
  const { does } = rowOf(application).effect;
  await requirePossible(context, application);
  await effects[does]({ tx, context, application, today, license });
  const after = await findLicense(tx, application.driver_id);
  await recordAudit(context, {
    action: does,
    entity: "driver",
    entity_id: application.driver_id,
    before: license,
    after,
  });
}

const answer = ({ application }: Change, field: string): string | undefined => {
  const value = application.details[field];
  return typeof value === "string" ? value : undefined;
};

async function permit(
  change: Change,
  name: "learners_license" | "international" | "hazard",
  classes: readonly string[],
  expires_on: PlainDate,
) {
  const { tx, context, application, today } = change;
  const year = Number(today.slice(0, 4));
  const number = await nextNumber(tx, name, year);
  await insertPermit(tx, {
    id: context.deps.newId("prm"),
    driver_id: application.driver_id,
    permit: name,
    number,
    classes,
    issued_on: today,
    expires_on,
  });
}

/** Returns what is new on a card issued today: it is valid for six years, and has not been renewed yet. */
const freshCard = (today: PlainDate) => ({
  issued_on: today,
  expires_on: cardExpiry(today),
  renewed_on: [] as PlainDate[],
});

/** Returns the next issue of a card, which is not blocked. The issue before it no longer counts. */
const nextIssue = (license: LicenseRow | undefined) => ({
  issue: (license?.issue ?? 0) + 1,
  is_card_blocked: false,
});

async function changeLicense(change: Change, changes: Partial<LicenseRow>): Promise<void> {
  const { tx, license } = change;
  // A record without a licence can be corrected and moved. Other changes are refused before they come here.
  if (!license) return;
  await saveLicense(tx, { ...license, restrictions: await withGlasses(change, license.restrictions), ...changes });
}

/** Changes a licence whose card is printed again, with new dates. */
const newCard = (change: Change, changes: Partial<LicenseRow>): Promise<void> =>
  changeLicense(change, { ...freshCard(change.today), ...nextIssue(change.license), ...changes });

/**
 * Returns the restrictions with or without glasses, according to the last eye test. Without a test, the restrictions do
 * not change.
 */
async function withGlasses({ tx, application }: Change, restrictions: readonly string[]): Promise<string[]> {
  const test = await lastEyeTest(tx, application.driver_id);
  if (!test) return [...restrictions];
  const others = restrictions.filter((each) => each !== "glasses");
  return test.needs_glasses ? [...others, "glasses"] : others;
}

/** Issues a first licence. This makes a learner a driver. Never replaces a licence, not even a revoked one. */
async function issue(change: Change, letters: readonly ClassLetter[]): Promise<void> {
  const { tx, context, application, today, license } = change;
  if (license) throw new DomainError("state_forbids", m.services_has_licence({ number: license.number }));
  const year = Number(today.slice(0, 4));
  const number = await nextNumber(tx, "license", year);
  const branch = application.branch_id ? await findBranch(tx, application.branch_id) : undefined;
  await saveLicense(tx, {
    driver_id: application.driver_id,
    number,
    classes: letters.map((letter) => ({ letter, since: today })),
    is_commercial: false,
    ...nextIssue(undefined),
    ...freshCard(today),
    processing_centre: branch?.code ?? null,
    certificate_number: `CC/${year}/${number.slice(-6)}`,
    restrictions: await withGlasses(change, answer(change, "gearbox") === "automatic" ? ["automatic"] : []),
  });
  const owner = await accountOf(tx, application.driver_id);
  if (owner?.role === "learner") {
    await updateUser(tx, owner.id, { role: "driver" }, context.deps.now());
    await recordAudit(context, {
      action: "change_role",
      entity: "user",
      entity_id: owner.id,
      before: { role: "learner" },
      after: { role: "driver" },
    });
  }
}

/**
 * Returns a licence's classes with one class added. A higher class replaces the lower classes that it includes. Other
 * classes are kept.
 */
function withClass(license: LicenseRow, letter: ClassLetter, today: PlainDate): LicenseRow["classes"] {
  const letters = reduceClasses([...license.classes.map((held) => held.letter), letter]);
  return letters.map((each) => license.classes.find((held) => held.letter === each) ?? { letter: each, since: today });
}

const effects: Readonly<Record<Effect, (change: Change) => Promise<void>>> = {
  issue_learners_license: (change) =>
    permit(
      change,
      "learners_license",
      [answer(change, "license_class") ?? "B"],
      addMonths(change.today, figures.learners_license_months),
    ),
  renew_learners_license: async (change) =>
    permit(
      change,
      "learners_license",
      await heldLearnersClasses(change.tx, change.application),
      addMonths(change.today, figures.learners_license_months),
    ),
  issue_license: async (change) => issue(change, await classesToIssue(change.tx, change.application)),
  allow_commercial: (change) => newCard(change, { is_commercial: true }),
  note_renewal: (change) =>
    changeLicense(change, { renewed_on: [...(change.license?.renewed_on ?? []), change.today] }),
  new_card: (change) => newCard(change, {}),
  // The card is printed again with the same dates.
  reprint_card: async ({ tx, license }) => {
    if (license) await saveLicense(tx, { ...license, ...nextIssue(license) });
  },
  issue_international_permit: (change) => {
    const inAYear = addMonths(change.today, figures.international_permit_months);
    const ends = change.license && change.license.expires_on < inAYear ? change.license.expires_on : inAYear;
    return permit(change, "international", [], ends);
  },
  move_record: async (change) => {
    const to_branch = answer(change, "to_branch");
    const branch = isId("brn", to_branch) ? await findBranch(change.tx, to_branch) : undefined;
    if (!branch) return;
    if (!branch.is_open) throw new DomainError("state_forbids", m.services_branch_closed());
    if (answer(change, "what") === "record") await changeLicense(change, { processing_centre: branch.code });
    await moveOpen(change.context, change.application, branch.id);
  },
  // The decision about a revocation changes the record.
  revoke_license: () => Promise.resolve(),
  upgrade_class: async (change) => {
    const next = change.license && nextOnLadder(change.license.classes.map((held) => held.letter));
    if (change.license && next) await newCard(change, { classes: withClass(change.license, next, change.today) });
  },
  add_class: async (change) => {
    const letter = answer(change, "license_class") as ClassLetter | undefined;
    if (change.license && letter) await newCard(change, { classes: withClass(change.license, letter, change.today) });
  },
  issue_hazard_permit: (change) => permit(change, "hazard", [], addMonths(change.today, figures.hazard_permit_months)),
  renew_hazard_permit: async (change) => {
    const held = (await permitsOf(change.tx, change.application.driver_id)).find(
      ({ permit: name }) => name === "hazard",
    );
    const from = held && held.expires_on > change.today ? held.expires_on : change.today;
    await permit(change, "hazard", [], addYears(from, 1));
  },
  amend_record: async (change) => {
    const driver = await findDriver(change.tx, change.application.driver_id);
    if (!driver) return;
    const fields = ["first_name", "last_name", "other_name", "date_of_birth", "nationality"] as const;
    const changes = Object.fromEntries(
      fields.flatMap((field) => (answer(change, field) ? [[field, answer(change, field)]] : [])),
    );
    const country = countries.find(({ code }) => code === answer(change, "nationality"));
    const label = country && { nationality_label: nationalityOption(country).label };
    await changeDriver(change.tx, driver.id, { ...changes, ...label }, change.context.deps.now());
    await changeLicense(change, nextIssue(change.license));
  },
  // The office writes to the institution named in the application. The driver's record does not change.
  report_proficiency: () => Promise.resolve(),
};
