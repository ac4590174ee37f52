import { type Action, act, type Facts, type Actor as Part } from "@kwan/domain";
import type { RejectionGround } from "@kwan/domain/kinds";
import type { Actor, Context } from "../../context.ts";
import { DomainError } from "../../domain-error.ts";
import type { ApplicationId } from "../../ids.ts";
import { partsIn } from "../acting-for.ts";
import { demandSeparation } from "../duties.ts";
import { factsOf } from "../facts.ts";
import type { ApplicationRow } from "../store.ts";
import { lockFor } from "./lock-for.ts";
import { moveApplication } from "./move-application.ts";
import { submitApplication } from "./submit-application.ts";

export interface ActionOnApplication {
  readonly id: ApplicationId;
  readonly action: Action;
  readonly reason: string | null;
  readonly ground: RejectionGround | null;
  readonly version: number | null;
}

/** Carries out an action on an application, in one of the caller's roles: applicant or officer. */
export async function doAction(
  context: Context<Actor>,
  { id, action, reason, ground, version }: ActionOnApplication,
): Promise<ApplicationRow> {
  const application = await lockFor(context, id, version);
  const facts = await factsOf(context.tx, application);
  const part = partFor(application, action, await partsIn(context.tx, context.actor, application), facts);
  if (part === "officer") await demandSeparation(context.tx, context.actor, id, action);
  return part === "applicant" && (action === "submit" || action === "resubmit")
    ? submitApplication(context, application, facts, action, reason)
    : moveApplication(context, application, { action, part, reason, ground, facts });
}

/**
 * Returns the first role that allows the action. If none does, returns the first role, so that the reason for its
 * refusal is reported.
 */
function partFor({ status }: ApplicationRow, action: Action, parts: readonly Part[], facts: Facts): Part {
  const part = parts.find((each) => !("refused" in act(status, action, each, facts))) ?? parts[0];
  if (!part) throw new DomainError("forbidden");
  return part;
}
