import { decisionRow } from "@kwan/domain/decisions";
import { m } from "#messages";
import { concludeByDecision } from "../../../licensing/services/commands/conclude-by-decision.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DecisionId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notifications/notify.ts";
import { closeAppeals } from "../appeals-store.ts";
import { effectOf } from "../effects.ts";
import { isSame } from "../is-same.ts";
import { closeDecision, lockDecision } from "../store.ts";
import { type AnyRecord, workOf } from "../subjects.ts";
import { inForceWords } from "../words.ts";

/**
 * Puts a proposal into effect: changes the record and notifies the person. Refused if the record has changed since the
 * proposal was made.
 */
export async function putInForce(
  context: Context<Actor>,
  id: DecisionId,
  record: AnyRecord,
  approver?: Actor,
): Promise<void> {
  const { tx, deps } = context;
  const decision = orNotFound(await lockDecision(tx, id), "decision");
  const { kind, subject, before, after, withdraws } = decision;
  const { entity, account: accountOf } = workOf(subject);
  const effect = effectOf(kind);
  const present = await effect.read(context, record, Object.keys(before), withdraws);
  if (!isSame(present, before)) throw new DomainError("state_forbids", m.decisions_record_changed());
  await effect.write(context, record, after, decision);
  const decided_at = deps.now();
  await closeDecision(tx, id, { state: "in_force", decided_at, ...(approver && { decided_by: approver.id }) });
  if (withdraws) await closeDecision(tx, withdraws, { state: "reversed", decided_at });
  if (kind === "change_licence" && !withdraws) await concludeByDecision(context, id, "in_force", null);
  await recordAudit(context, {
    action: withdraws ? "reverse_decision" : "put_decision_in_force",
    entity,
    entity_id: record.id,
    before,
    after: { ...after, decision: id, kind },
  });
  const [appeal] = withdraws ? await closeAppeals(tx, [withdraws], deps.now()) : [];
  const user_id = await accountOf(tx, record);
  // The effect of this kind has told both accounts.
  if (!user_id || kind === "settle_claim") return;
  await notify(context, {
    user_id,
    words: () => {
      const { title } = decisionRow(kind);
      if (appeal?.answer)
        return {
          title: m.decisions_appeal_allowed_title(),
          message: m.decisions_appeal_allowed({ title, reason: appeal.answer }),
        };
      return inForceWords(decision, deps.today());
    },
  });
}
