import type { changeEnrolment as call, ReadBodyOf } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import { type EnrolmentId, noSchool } from "../../../platform/ids.ts";
import { type EnrolmentRow, findEnrolment, lockEnrolment, setBirthDate } from "../enrolments-store.ts";

/**
 * Adds the birth date of a trainee whom the school enrolled without one. A date that is there stays: changing it would let
 * a school move an enrolment to somebody else of the same name.
 */
export async function changeEnrolment(
  context: Context<Actor>,
  id: EnrolmentId,
  { date_of_birth }: ReadBodyOf<typeof call>,
): Promise<EnrolmentRow> {
  const { tx, deps, actor } = context;
  const enrolment = orNotFound(await lockEnrolment(tx, id, actor.school ?? noSchool), "enrolment");
  if (enrolment.ended_at !== null) throw new DomainError("state_forbids", m.schools_enrolment_ended());
  if (enrolment.driver_id !== null || enrolment.date_of_birth !== null)
    throw new DomainError("state_forbids", m.schools_birth_date_is_there());
  if (date_of_birth >= deps.today()) throw invalidField("date_of_birth", m.schools_birth_date_in_future());
  await setBirthDate(tx, id, date_of_birth);
  await recordAudit(context, {
    action: "change_enrolment",
    entity: "enrolment",
    entity_id: id,
    after: { date_of_birth },
  });
  return findEnrolment(tx, id);
}
