import type { Actor as Part, Status } from "@kwan/domain";
import type { Actor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { isCitizen } from "../drivers/policy.ts";
import { rowOf } from "./kind-of.ts";
import type { ApplicationRow } from "./store.ts";

/** Somebody else's application is not there, as far as a citizen may know. */
export function seeApplication(actor: Actor, application: ApplicationRow | undefined): ApplicationRow {
  if (!application || (isCitizen(actor) && application.driver_id !== actor.driver)) throw notFound("application");
  return application;
}

/**
 * The parts somebody plays in an application: its applicant, an officer, or both where the office files it. Nobody
 * but the office acts as the applicant of what the office files.
 */
export function partsOf(actor: Actor, application: ApplicationRow): Part[] {
  const isOffice = rowOf(application).filed_by === "office";
  if (isCitizen(actor)) return isOffice ? [] : ["applicant"];
  if (actor.role !== "officer") return [];
  return isOffice ? ["applicant", "officer"] : ["officer"];
}

/** States in which the applicant may still change an application and its documents. */
export const isEditable = (status: Status): boolean => status === "draft" || status === "action_required";
