import { nationalityOption, type PlainDate } from "@kwan/domain";
import { countries } from "@kwan/domain/countries";
import type { DecisionKind } from "@kwan/domain/decisions";
import { m } from "#messages";
import { lockUser, updateUser } from "../../people/accounts/store.ts";
import { readEmail, readPhone } from "../../people/accounts/targets.ts";
import { requireOldEnough } from "../../people/drivers/old-enough.ts";
import { renameAccount } from "../../people/drivers/rename-account.ts";
import { accountOf, changeDriver, type DriverRow } from "../../people/drivers/store.ts";
import { endSessions } from "../../people/sessions/store.ts";
import type { Actor, Context } from "../../platform/context.ts";
import { ifNotUnique } from "../../platform/db/errors.ts";
import { DomainError } from "../../platform/domain-error.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { closeBooks } from "./books-effects.ts";
import { changeBranch } from "./branch-effects.ts";
import { settleClaim } from "./claim-effects.ts";
import { closeForDays } from "./closure-effects.ts";
import { type AnyEffect, definedFields, type Effect, forbids, pick } from "./effect.ts";
import { refuseIdentity, verifyIdentity } from "./identity-effects.ts";
import { changeLicence, correctLicence, enterLicence } from "./licence-effects.ts";
import { endPaymentCase, keepPayment, refundPayment } from "./money-effects.ts";
import { announceWork } from "./notice-effects.ts";
import { grantProgram } from "./program-effects.ts";
import { accreditInstructor, accreditSchool, withdrawCertificate } from "./school-effects.ts";
import { grantRole } from "./staff-effects.ts";

/** Casts a date in the details, which the schema has already checked. */
const dateOf = (value: unknown): PlainDate => value as PlainDate;

const correctRecord: Effect<"correct_record"> = {
  plan: async ({ tx }, driver, details) => {
    if (details.date_of_birth) await requireOldEnough(tx, driver.id, dateOf(details.date_of_birth));
    return definedFields(details);
  },
  read: (_, driver, fields) => pick(driver, fields),
  write: async ({ tx, deps }, driver, values) => {
    if (values.date_of_birth) await requireOldEnough(tx, driver.id, dateOf(values.date_of_birth));
    const country = countries.find(({ code }) => code === values.nationality);
    const label = country && { nationality_label: nationalityOption(country).label };
    await changeDriver(tx, driver.id, { ...values, ...label }, deps.now());
    await renameAccount(tx, driver.id, values, deps.now());
  },
};

/** Locks a driver's account. A person without an account has no contact details to change. */
async function lockAccount({ tx }: Context<Actor>, driver: DriverRow) {
  const owner = await accountOf(tx, driver.id);
  const account = owner && (await lockUser(tx, owner.id));
  if (!account) throw forbids(m.decisions_no_account());
  return account;
}

const changeContact: Effect<"change_contact"> = {
  plan: async (context, driver, { phone_number, email }) => {
    await lockAccount(context, driver);
    return {
      ...(phone_number !== undefined && { phone_number: readPhone(phone_number) }),
      ...(email !== undefined && { email: readEmail(email) }),
    };
  },
  read: async (context, driver, fields) => pick(await lockAccount(context, driver), fields),
  write: async (context, driver, { phone_number, email }) => {
    const { tx, deps } = context;
    const account = await lockAccount(context, driver);
    // We send a security warning to the old contact details, and the usual message about the decision to the new ones.
    await notify(context, {
      user_id: account.id,
      words: () => ({ title: m.decisions_contact_changed_title(), message: m.decisions_contact_changed() }),
      isSecurity: true,
    });
    const now = deps.now();
    const changes = {
      ...(phone_number !== undefined && {
        phone_number: phone_number as string | null,
        is_phone_verified: phone_number !== null,
        pending_phone_number: null,
      }),
      ...(email !== undefined && {
        email: email as string | null,
        is_email_verified: email !== null,
        pending_email: null,
      }),
    };
    await updateUser(tx, account.id, changes, now).catch(
      ifNotUnique(() => new DomainError("already_exists", m.decisions_contact_taken())),
    );
    await endSessions(tx, account.id);
  },
};

/** An effect for every kind of decision. If one is missing, this does not compile. */
const effects: { readonly [K in DecisionKind]: Effect<K> } = {
  verify_identity: verifyIdentity,
  settle_claim: settleClaim,
  refuse_identity: refuseIdentity,
  correct_record: correctRecord,
  change_contact: changeContact,
  enter_licence: enterLicence,
  correct_licence: correctLicence,
  change_licence: changeLicence,
  grant_role: grantRole,
  refund_payment: refundPayment,
  close_payment: endPaymentCase,
  keep_payment: keepPayment,
  accredit_school: accreditSchool,
  accredit_instructor: accreditInstructor,
  withdraw_certificate: withdrawCertificate,
  change_branch: changeBranch,
  close_for_days: closeForDays,
  close_books: closeBooks,
  grant_program: grantProgram,
  announce_work: announceWork,
};

export const effectOf = (kind: DecisionKind): AnyEffect => effects[kind] as unknown as AnyEffect;
