import type { AnswerOf, enrolTrainee as call, endEnrolment } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import type { Actor, Asked } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { findEnrolment, insertEnrolment, lockEnrolment, setEnded } from "../enrolments-store.ts";
import { presentEnrolment } from "../present.ts";

type Enrolment = AnswerOf<typeof call>;

/** The school of the account. */
function schoolOf({ school }: Actor): string {
  if (school === null)
    throw new DomainError("state_forbids", {
      message: "Your account does not belong to a school. Ask an administrator of the authority to choose one.",
    });
  return school;
}

/** Enrols a trainee at the school whose account this is. */
export async function enrolTrainee(asked: Asked<typeof call>): Promise<Enrolment> {
  const { db, deps, actor, body } = asked;
  const { trainee_number, first_name, last_name, license_class } = body;
  const id = deps.newId("enr");
  const row = { id, trainee_number, name: `${first_name} ${last_name}`, license_class, enrolled_at: deps.now() };
  await insertEnrolment(db, { ...row, school_id: schoolOf(actor) }).catch((error: unknown) => {
    if (isUniqueViolation(error))
      throw new DomainError("already_exists", {
        fields: { trainee_number: ["Your school has already used this number. Choose another."] },
      });
    throw error;
  });
  await note(asked, {
    action: "enrol_trainee",
    entity: "enrolment",
    entity_id: id,
    after: { trainee_number, license_class },
  });
  return presentEnrolment(await findEnrolment(db, id));
}

/** Ends an enrolment at one's own school. Class records and applications that were submitted with it stay. */
export async function endOwnEnrolment(asked: Asked<typeof endEnrolment>): Promise<Enrolment> {
  const { db, deps, actor, params } = asked;
  const enrolment = await lockEnrolment(db, params.id, actor.school ?? "");
  if (!enrolment) throw notFound("enrolment");
  if (enrolment.ended_at !== null)
    throw new DomainError("state_forbids", { message: "This enrolment has already ended." });
  await setEnded(db, enrolment.id, deps.now());
  const { trainee_number } = enrolment;
  await note(asked, {
    action: "end_enrolment",
    entity: "enrolment",
    entity_id: enrolment.id,
    before: { trainee_number },
  });
  return presentEnrolment(await findEnrolment(db, enrolment.id));
}
