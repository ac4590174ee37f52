import type { enrolTrainee as call, ReadBodyOf } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import { type EnrolmentId, noSchool, type SchoolId } from "../../../platform/ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { type EnrolmentRow, findEnrolment, insertEnrolment, lockEnrolment, setEnded } from "../enrolments-store.ts";
import { findSchool } from "../store.ts";

function schoolOf({ school }: Actor): SchoolId {
  if (school === null) throw new DomainError("state_forbids", m.schools_no_school());
  return school;
}

export async function enrolTrainee(context: Context<Actor>, trainee: ReadBodyOf<typeof call>): Promise<EnrolmentRow> {
  const { tx, deps, actor } = context;
  const { trainee_number, first_name, last_name, license_class, date_of_birth = null } = trainee;
  const id = deps.newId("enr");
  const name = `${first_name} ${last_name}`;
  const row = { id, trainee_number, name, date_of_birth, license_class, enrolled_at: deps.now() };
  await insertEnrolment(tx, { ...row, school_id: schoolOf(actor) }).catch(
    ifNotUnique(() => new DomainError("already_exists", { fields: { trainee_number: [m.schools_number_taken()] } })),
  );
  await recordAudit(context, {
    action: "enrol_trainee",
    entity: "enrolment",
    entity_id: id,
    after: { trainee_number, license_class },
  });
  return findEnrolment(tx, id);
}

/** Ends an enrolment at the caller's own school, and tells the trainee. Class records and submitted applications are not affected. */
export async function endOwnEnrolment(context: Context<Actor>, id: EnrolmentId): Promise<EnrolmentRow> {
  const { tx, deps, actor } = context;
  const enrolment = orNotFound(await lockEnrolment(tx, id, actor.school ?? noSchool), "enrolment");
  if (enrolment.ended_at !== null) throw new DomainError("state_forbids", m.schools_enrolment_ended());
  await setEnded(tx, enrolment.id, deps.now());
  const { trainee_number } = enrolment;
  await recordAudit(context, {
    action: "end_enrolment",
    entity: "enrolment",
    entity_id: enrolment.id,
    before: { trainee_number },
  });
  const { driver_id, license_class } = enrolment;
  const school = await findSchool(tx, schoolOf(actor));
  if (driver_id !== null)
    await notifyDriver(context, driver_id, {
      words: () => ({
        title: m.schools_enrolment_ended_title(),
        message: m.schools_enrolment_ended_told({ school: school?.name ?? "", letter: license_class }),
      }),
    });
  return findEnrolment(tx, enrolment.id);
}
