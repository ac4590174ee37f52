import type { AnswerOf, getDriverFile } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { endorsementOn } from "@kwan/domain/kinds";
import { presentAppointment } from "../../licensing/appointments/present.ts";
import { listAppointments } from "../../licensing/appointments/store.ts";
import { isProvisional } from "../../people/drivers/claims-store.ts";
import { endorsementsOf } from "../../people/drivers/endorsements-store.ts";
import { isOwnRecord } from "../../people/drivers/own-record.ts";
import { presentDriver, presentEyeTest, presentIdentification, presentLicense } from "../../people/drivers/present.ts";
import { findDriver, findLicense, lastEyeTest, permitsOf } from "../../people/drivers/store.ts";
import { certificateOf } from "../../people/schools/store.ts";
import type { Actor, ReadContext } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { presentDecision } from "../decisions/present.ts";
import { listDecisions } from "../decisions/store.ts";
import { requireFileReason } from "./file-reasons.ts";
import { accountAndChecker, applicationsOf, invoicesOf, messagesOf, paymentsOf, trainingOf } from "./file-store.ts";
import { flagsOf, presentApplications, presentInvoices, presentMessages, proposable } from "./present.ts";

type Person = NonNullable<Awaited<ReturnType<typeof accountAndChecker>>>;

const accountIn = ({ id, email, phone_number, is_email_verified, is_phone_verified, is_active, created_at }: Person) =>
  id === null || created_at === null
    ? null
    : {
        id,
        email,
        phone_number,
        is_email_verified: is_email_verified === true,
        is_phone_verified: is_phone_verified === true,
        is_active: is_active === true,
        created_at,
      };

export async function driverFile(
  { db, deps, actor }: ReadContext<Actor>,
  id: DriverId,
): Promise<AnswerOf<typeof getDriverFile>> {
  const driver = await findDriver(db, id);
  const person = await accountAndChecker(db, id);
  if (!driver || !person) throw notFound("driver");
  await requireFileReason(db, actor, id, deps.now());
  const today = deps.today();
  const account = accountIn(person);
  const license = await findLicense(db, id);
  const issued = await invoicesOf(db, id);
  const ids = issued.map((invoice) => invoice.id);
  const invoices = presentInvoices(issued, ids.length > 0 ? await paymentsOf(db, ids) : []);
  const training = await trainingOf(db, id);
  const decisions = (await listDecisions(db, { driver_id: id }, { limit: 50 })).rows.map(presentDecision(actor));
  const isOwn = isOwnRecord(actor, driver, account ?? undefined);
  const endorsements = await endorsementsOf(db, id);
  const facts = { isOwn, driver, account, license, endorsement: endorsementOn(endorsements, today) };
  return {
    driver: presentDriver(driver, account ? { ...account, role: person.role ?? "" } : undefined, license),
    name: displayName(driver),
    flags: flagsOf({ ...facts, isProvisional: await isProvisional(db, id), invoices, decisions, today }),
    identification: presentIdentification(driver),
    identity_check: driver.is_id_verified
      ? {
          by: person.checker_first_name && `${person.checker_first_name} ${person.checker_last_name}`,
          at: driver.id_verified_at,
          note: driver.id_note,
        }
      : null,
    account,
    license: presentLicense(id, license, await permitsOf(db, id), endorsements, today),
    eye_test: presentEyeTest(id, await lastEyeTest(db, id)),
    training: {
      lessons: Number(training.lessons),
      hours: Number(training.hours ?? 0),
      last_on: training.last_on,
    },
    applications: presentApplications(await applicationsOf(db, id)),
    invoices,
    appointments: (await listAppointments(db, { driver_id: id }, { limit: 50 })).rows.map(presentAppointment),
    messages: account ? presentMessages(await messagesOf(db, account.id)) : [],
    decisions,
    may_propose: proposable(actor, { ...facts, certificate: await certificateOf(db, id) }),
  };
}
