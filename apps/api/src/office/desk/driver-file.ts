import type { AnswerOf, getDriverFile } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { endorsementOn } from "@kwan/domain/kinds";
import { presentAppointment } from "../../licensing/appointments/present.ts";
import { listAppointments } from "../../licensing/appointments/store.ts";
import { claimOn, openDisputes } from "../../people/drivers/claims-store.ts";
import { heldBy } from "../../people/drivers/held.ts";
import { identityFilesOf, isConfirmedByTwo } from "../../people/drivers/identity-files-store.ts";
import { isOwnNamesake, isOwnRecord } from "../../people/drivers/own-record.ts";
import { presentDriver, presentEyeTest, presentIdentification, presentLicense } from "../../people/drivers/present.ts";
import { findDriver, lastEyeTest } from "../../people/drivers/store.ts";
import { certificateOf } from "../../people/schools/store.ts";
import type { Actor, ReadContext } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { presentDecision } from "../decisions/present.ts";
import { listDecisions } from "../decisions/store.ts";
import { requireFileReason } from "./file-reasons.ts";
import { accountAndChecker, applicationsOf, invoicesOf, messagesOf, paymentsOf, trainingOf } from "./file-store.ts";
import { flagsOf, presentApplications, presentClaim, presentInvoices, presentMessages, proposable } from "./present.ts";

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
  const held = await heldBy(db, id);
  const { license, endorsements, is_provisional } = held;
  const issued = await invoicesOf(db, id);
  const ids = issued.map((invoice) => invoice.id);
  const invoices = presentInvoices(issued, ids.length > 0 ? await paymentsOf(db, ids) : []);
  const training = await trainingOf(db, id);
  const decisions = (await listDecisions(db, { driver_id: id }, { limit: 50 })).rows.map(presentDecision(actor));
  const isOwn = isOwnRecord(actor, driver, account ?? undefined);
  const isNamesake = isOwnNamesake(actor, driver) && !(await isConfirmedByTwo(db, id));
  const claim = await claimOn(db, id);
  const disputes = await openDisputes(db, id);
  const facts = { isOwn, driver, account, license, endorsement: endorsementOn(endorsements, today) };
  return {
    driver: presentDriver(driver, account ? { ...account, role: person.role ?? "" } : undefined, license),
    name: displayName(driver),
    flags: flagsOf({ ...facts, isNamesake, isProvisional: is_provisional, disputes, invoices, decisions, today }),
    identification: presentIdentification(driver, await identityFilesOf(db, [id])),
    identity_check: driver.is_id_verified
      ? {
          by: person.checker_first_name && `${person.checker_first_name} ${person.checker_last_name}`,
          at: driver.id_verified_at,
          note: driver.id_note,
        }
      : null,
    account,
    license: presentLicense(driver, held, today),
    claim: claim && (is_provisional || disputes.length > 0) ? presentClaim(claim, disputes) : null,
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
    may_propose: proposable(actor, {
      ...facts,
      isDisputed: disputes.length > 0,
      certificate: await certificateOf(db, id),
    }),
  };
}
