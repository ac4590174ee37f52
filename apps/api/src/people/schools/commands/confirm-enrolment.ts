import type { confirmEnrolmentAtDesk as atDesk, BodyOf, confirmEnrolment as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import { type DriverId, type EnrolmentId, noDriver } from "../../../platform/ids.ts";
import { notifyDriver } from "../../drivers/notify-driver.ts";
import { findDriver } from "../../drivers/store.ts";
import { claimEnrolment, type EnrolmentRow, findEnrolment, findOpenEnrolment } from "../enrolments-store.ts";
import { isTrainee } from "../trainee-names.ts";
import { requireChecked } from "./confirm-lessons.ts";

interface EnrolledAt {
  readonly id: EnrolmentId;
  readonly code: string;
  readonly name: string;
  readonly license_class: string;
}

/**
 * Finds the school at which this driver is enrolled with this trainee number. The driver with the trainee's name and birth
 * date who enters the number confirms the enrolment. Trainee numbers can be guessed, so a name alone is not enough: without
 * a birth date, only an officer who has seen the person and their documents confirms it. After that, nobody else can use the
 * number.
 */
export async function confirmEnrolment(
  tx: Tx,
  input: { readonly school_code: string; readonly trainee_number: string },
  driver_id: DriverId,
  { isSeen }: { readonly isSeen: boolean } = { isSeen: false },
): Promise<EnrolledAt | undefined> {
  const enrolment = await findOpenEnrolment(tx, input.school_code.trim(), input.trainee_number.trim());
  if (!enrolment) return undefined;
  const { id, driver_id: claimedBy, trainee, code, name, license_class } = enrolment;
  const school = { id, code, name, license_class };
  if (claimedBy !== null) return claimedBy === driver_id ? school : undefined;
  const driver = await findDriver(tx, driver_id);
  const isTheirs =
    driver !== undefined &&
    trainee !== null &&
    isTrainee(trainee, driver) &&
    (enrolment.date_of_birth === null ? isSeen : enrolment.date_of_birth === driver.date_of_birth);
  return isTheirs && (await claimEnrolment(tx, id, driver_id)) ? school : undefined;
}

/** Confirms the enrolment of someone at the counter, whose ID and paper with the number the officer has seen. */
export async function confirmEnrolmentAtDesk(
  context: Context<Actor>,
  { learner: driver_id, seen, ...input }: BodyOf<typeof atDesk> & { readonly learner: DriverId },
): Promise<EnrolmentRow> {
  const { tx } = context;
  await requireChecked(context, driver_id);
  const enrolment = await confirmEnrolment(tx, input, driver_id, { isSeen: true });
  if (!enrolment) throw invalidField("trainee_number", m.schools_not_enrolled());
  await recordAudit(context, {
    action: "confirm_enrolment",
    entity: "enrolment",
    entity_id: enrolment.id,
    driver_id,
    after: { school_code: enrolment.code, license_class: enrolment.license_class, seen },
  });
  await notifyDriver(context, driver_id, {
    words: () => ({
      title: m.schools_enrolled_at_desk_title(),
      message: m.schools_enrolled_at_desk({ school: enrolment.name, letter: enrolment.license_class }),
    }),
  });
  return findEnrolment(tx, enrolment.id);
}

/** Lets a trainee confirm their enrolment outside an application, for example for another class or at another school. */
export async function confirmOwnEnrolment(context: Context<Actor>, input: BodyOf<typeof call>): Promise<EnrolmentRow> {
  const { tx, actor } = context;
  const enrolment = await confirmEnrolment(tx, input, actor.driver ?? noDriver);
  if (!enrolment) throw invalidField("trainee_number", m.schools_not_enrolled());
  await recordAudit(context, {
    action: "confirm_enrolment",
    entity: "enrolment",
    entity_id: enrolment.id,
    after: { school_code: enrolment.code, license_class: enrolment.license_class },
  });
  return findEnrolment(tx, enrolment.id);
}
