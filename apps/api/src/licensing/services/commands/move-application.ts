import { type Action, act, availableActions, type Facts, isOpen, type Actor as Part, transitions } from "@kwan/domain";
import {
  advancing,
  askedDocuments,
  type CancellationGround,
  documentState,
  documents,
  isEffectAhead,
  type RejectionGround,
} from "@kwan/domain/kinds";
import { m } from "#messages";
import { drawUpInvoice } from "../../../money/invoices/commands/draw-up-invoice.ts";
import { voidInvoices } from "../../../money/invoices/owed.ts";
import { refundsFor } from "../../../money/payments/refunds-store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context, Work } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import type { Settlement } from "../../../platform/db/tables/application-json.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { cancelBooked } from "../../appointments/store.ts";
import { actionNotifications } from "../action-notifications.ts";
import { applyEffect } from "../effects.ts";
import { factsOf } from "../facts.ts";
import { whyFactsForbid } from "../facts-of-effect.ts";
import { type Collector, readHandedOver } from "../handed-over.ts";
import { rowOf } from "../kind-of.ts";
import { billRetest } from "../retests.ts";
import { settlementInWords } from "../settlement.ts";
import { reopenStep, settleStep } from "../steps-store.ts";
import { requirePossible, requireStillPossible, whyImpossible } from "../still-possible.ts";
import { type ApplicationRow, changeApplication, documentsOf, insertHistory } from "../store.ts";

export interface Move {
  readonly action: Action;
  readonly part: Part;
  readonly reason?: string | null;
  readonly ground?: RejectionGround | CancellationGround | null;
  /** What happens to the money of a paid application that ends. */
  readonly settlement?: Settlement | null;
  /** Who collects the card, for its hand-over. */
  readonly collector?: Collector;
  /** The facts on which the table of states depends, if they are already known. */
  readonly facts?: Facts;
}

/**
 * Carries out an action on a locked application, if the table of states allows it. All consequences are in the same
 * transaction: the new state, its history, the invoice, the effect on the driver's record, the audit row and the
 * notification.
 */
export async function moveApplication(
  context: Context,
  application: ApplicationRow,
  { action, part, reason = null, ground = null, settlement = null, collector, facts }: Move,
): Promise<ApplicationRow> {
  const { tx, deps, actor } = context;
  const now = deps.now();
  const changesRecord =
    part !== "applicant" && advancing.has(action) && isEffectAhead(rowOf(application), application.status);
  // Nobody should fix what is missing in an application that can no longer be completed, so this is reported first.
  if (changesRecord) await requireStillPossible(tx, application, deps.today());
  const outcome = act(application.status, action, part, facts ?? (await factsOf(tx, application, deps.today())));
  if ("refused" in outcome) throw new DomainError(outcome.refused.code, outcome.refused.message);
  if (changesRecord) await requirePossible(context, application);
  const forbidden = await whyFactsForbid(tx, application, action, deps.today());
  if (forbidden !== null) throw new DomainError("state_forbids", forbidden);
  if (outcome.needs_reason && !reason) throw invalidField("reason", m.services_reason_needed());
  const handedOver = action === "hand_over" ? readHandedOver(application, collector) : undefined;
  const { to } = outcome;
  const moved = await changeApplication(
    tx,
    application.id,
    {
      status: to,
      ...(outcome.needs_reason && { reason }),
      ...(action === "submit" && { submitted_at: now }),
      ...((action === "resubmit" || action === "reinstate") && { reason: null }),
      ...(action === "reinstate" && { settlement: null }),
      ...(to === "completed" && { completed_at: now }),
    },
    now,
  );
  const entry = {
    application_id: moved.id,
    at: now,
    action,
    from_status: application.status,
    to_status: to,
    by_actor: part,
  };
  await insertHistory(tx, {
    ...entry,
    id: deps.newId("hst"),
    actor_id: part === "system" ? null : (actor?.id ?? null),
    reason,
    ground: action === "reject" || action === "cancel" ? ground : null,
    ...handedOver,
  });
  // The name of a representative stays out of the log, which is kept for good.
  const handed = handedOver && { handed_to: handedOver.handed_to, document_shown: handedOver.document_shown };
  await recordAudit(context, {
    action: `service_${action}`,
    entity: "service",
    entity_id: moved.id,
    before: { status: application.status },
    after: { status: to, reason, ...(ground && { ground }), ...(settlement && { settlement }), ...handed },
  });
  const step = action === "mark_ready" || action === "hand_over" ? cardSteps[action] : undefined;
  const recorded_by = part === "officer" ? (actor?.id ?? null) : null;
  if (step)
    await settleStep(tx, { application_id: moved.id, step, state: "done", done_at: now, note: null, recorded_by });
  if (action === "recall") await reopenStep(tx, moved.id, cardSteps.mark_ready);
  await settleMoney(context, moved, action);
  // Release places held by appointments that are no longer needed.
  if (!isOpen(to)) await cancelBooked(tx, moved.id);
  if (rowOf(moved).effect.at === to && to !== application.status) await applyEffect(context, moved);
  await tellOwner(context, moved, { action, by: part, reason, settlement });
  return applyAutomaticAction(context, moved);
}

/** The step that is completed by each action on a card. */
const cardSteps = { mark_ready: "production", hand_over: "handover" } as const satisfies Partial<
  Record<Action, string>
>;

/**
 * Draws up the invoice that is due after submission or approval, or when tests are opened again after a failed one.
 * Cancels unpaid invoices when the application is reopened, cancelled or rejected.
 */
async function settleMoney({ tx, deps }: Work, application: ApplicationRow, action: Action): Promise<void> {
  if (action === "submit" && application.status === "awaiting_payment")
    await drawUpInvoice({ tx, deps }, application, { due: "on_sending", attempt: null });
  if (action === "open_tests") await billRetest({ tx, deps }, application);
  if (action === "approve") await drawUpInvoice({ tx, deps }, application, { due: "before_production", attempt: null });
  if (action === "reopen" || action === "cancel" || action === "reject") await voidInvoices(tx, application.id);
}

async function tellOwner(
  work: Work,
  application: ApplicationRow,
  {
    action,
    by,
    reason,
    settlement,
  }: { action: Action; by: Part; reason: string | null; settlement: Settlement | null },
) {
  const row = rowOf(application);
  const textOf = actionNotifications[action];
  // The decision tells the person about an application that the office filed.
  if (!textOf || row.filed_by === "office") return;
  const is_delivered = application.delivery_location_id !== null;
  const refused = action === "ask_for_more" ? await refusedDocuments(work.tx, application) : [];
  const refunds = settlement ? await refundsFor(work.tx, application.id) : [];
  const words = () => {
    const notification = textOf({ title: row.title, reason, by, is_delivered, refused: refused.map((text) => text()) });
    return settlement
      ? { ...notification, message: `${notification.message} ${settlementInWords(settlement, refunds)}` }
      : notification;
  };
  await notifyDriver(work, application.driver_id, { words, application_id: application.id, type: row.code });
}

/** Returns the documents that the applicant has to replace, each with the reason. */
async function refusedDocuments(tx: Tx, { id, kind, details }: ApplicationRow): Promise<(() => string)[]> {
  const uploads = await documentsOf(tx, id);
  return askedDocuments(rowOf({ kind }).documents, details).flatMap(({ document }) => {
    const files = uploads.filter((file) => file.document === document);
    const reason = files.find(({ status }) => status === "refused")?.reason;
    if (!reason || documentState(files) !== "refused") return [];
    return [() => m.services_refused_document({ document: documents[document].title, reason })];
  });
}

/** The actions that the system takes automatically after another action. */
const automaticActions: readonly Action[] = ["approve", "complete"];
/** The statuses at which the system may take one of them, depending on the facts. */
const statusesWithAutomaticAction = new Set(
  transitions
    .filter(({ action, by }) => automaticActions.includes(action) && by.includes("system"))
    .map(({ from }) => from),
);

/**
 * Takes the system's next action: it approves an application whose tests are all passed, and completes an approved one
 * that has no card. An application that can no longer be completed, or whose facts no longer hold, stays as it is, until an
 * officer acts.
 */
export async function applyAutomaticAction(context: Context, application: ApplicationRow): Promise<ApplicationRow> {
  if (!statusesWithAutomaticAction.has(application.status)) return application;
  if ((await whyImpossible(context.tx, application, context.deps.today())) !== null) return application;
  const facts = await factsOf(context.tx, application, context.deps.today());
  const next = availableActions(application.status, "system", facts).find(({ action }) =>
    automaticActions.includes(action),
  );
  if (!next || (await whyFactsForbid(context.tx, application, next.action, context.deps.today())) !== null)
    return application;
  return moveApplication(context, application, { action: next.action, part: "system", facts });
}
