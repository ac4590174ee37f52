import { type Action, act, type Facts, type Actor as Part, type Status } from "@kwan/domain";
import {
  type CancellationGround,
  cancellationGrounds,
  type RejectionGround,
  rejectionGrounds,
} from "@kwan/domain/kinds";
import { m } from "#messages";
import { type Actor, type Context, isCitizen } from "../../../platform/context.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { partsIn } from "../acting-for.ts";
import { requireSeparation } from "../duties.ts";
import { factsOf } from "../facts.ts";
import type { Collector } from "../handed-over.ts";
import { type ApplicationRow, changeApplication } from "../store.ts";
import { lockFor } from "./lock-for.ts";
import { moveApplication } from "./move-application.ts";
import { type AboutMoney, readSettlement, refundWithdrawn, settleEnded } from "./settle-ended.ts";
import { submitApplication } from "./submit-application.ts";

export interface ActionOnApplication {
  readonly id: ApplicationId;
  readonly action: Action;
  readonly reason: string | null;
  readonly ground: RejectionGround | CancellationGround | null;
  readonly money: AboutMoney;
  readonly collector: Collector;
  readonly version: number | null;
}

/** Carries out an action on an application, in one of the caller's roles: applicant or officer. */
export async function doAction(
  context: Context<Actor>,
  { id, action, reason, ground, money, collector, version }: ActionOnApplication,
): Promise<ApplicationRow> {
  const application = await lockFor(context, id, version);
  if (application.decision_id !== null && !isCitizen(context.actor))
    throw new DomainError("state_forbids", m.services_decided_elsewhere());
  const facts = await factsOf(context.tx, application, context.deps.today());
  const part = partFor(application, action, await partsIn(context.tx, context.actor, application), facts);
  if (part === "officer") await requireSeparation(context.tx, context.actor, application, action);
  if (part === "officer" && (action === "reject" || action === "cancel"))
    return endApplication(context, application, { action, reason, ground, money, facts });
  if (part === "applicant" && action === "cancel") return withdraw(context, application, facts);
  return part === "applicant" && (action === "submit" || action === "resubmit")
    ? submitApplication(context, application, facts, action, reason)
    : moveApplication(context, application, { action, part, reason, ground, collector, facts });
}

/** Cancels an application as its applicant, who gets back what has been paid. */
async function withdraw(context: Context<Actor>, application: ApplicationRow, facts: Facts): Promise<ApplicationRow> {
  const settlement = application.status === "paid" ? await refundWithdrawn(context, application) : null;
  const ended = await moveApplication(context, application, { action: "cancel", part: "applicant", settlement, facts });
  return settlement ? changeApplication(context.tx, ended.id, { settlement }, context.deps.now()) : ended;
}

/** The statuses at which the authority has granted the application, so that a cancellation needs a coded ground. */
const granted: readonly Status[] = ["approved", "producing", "ready"];

/** Rejects or cancels an application as an officer, who also says what happens to the money. */
async function endApplication(
  context: Context<Actor>,
  application: ApplicationRow,
  {
    action,
    reason,
    ground,
    money,
    facts,
  }: Pick<ActionOnApplication, "reason" | "ground" | "money"> & {
    readonly action: "reject" | "cancel";
    readonly facts: Facts;
  },
): Promise<ApplicationRow> {
  const grounds: readonly string[] = action === "reject" ? rejectionGrounds : cancellationGrounds;
  if (ground !== null && !grounds.includes(ground)) throw invalidField("ground", m.services_say_cancel_ground());
  if (action === "cancel" && ground === null && granted.includes(application.status))
    throw invalidField("ground", m.services_say_cancel_ground());
  const settlement = await readSettlement(context, application, money);
  const ended = await moveApplication(context, application, {
    action,
    part: "officer",
    reason,
    ground,
    settlement,
    facts,
  });
  return settlement ? settleEnded(context, ended, settlement, reason ?? "") : ended;
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
