import type { proposeDecision as call } from "@kwan/contract";
import { type DecisionKind, decisionRow, readDecision } from "@kwan/domain/decisions";
import { m } from "#messages";
import { isEnoughForOne } from "../../../people/drivers/identity-files-store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { type DecisionId, isId, type SubjectId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { effectOf } from "../effects.ts";
import { isSame } from "../is-same.ts";
import { insertDecision } from "../store.ts";
import { lockSubject, workOf } from "../subjects.ts";
import { putInForce } from "./put-in-force.ts";

/** Whether another person has to approve a decision of this kind about this record. */
async function takesSecond(tx: Tx, kind: DecisionKind, subject_id: SubjectId): Promise<boolean> {
  const { approval, may_be_alone } = decisionRow(kind);
  if (approval === null) return false;
  return !(may_be_alone && isId("drv", subject_id) && (await isEnoughForOne(tx, subject_id)));
}

/**
 * Proposes a change to a record. The values before and after are recorded. A decision that needs no second person takes
 * effect immediately.
 */
export async function proposeDecision(
  context: Context<Actor>,
  { kind, driver, subject: about, details, ground, reason }: RequestBodyOf<typeof call>,
  options: { readonly needsSecond?: boolean } = {},
): Promise<DecisionId> {
  const { tx, deps, actor } = context;
  const row = decisionRow(kind);
  if (!may(actor, row.scope)) throw new DomainError("forbidden");
  const { subject } = row;
  const subject_id = about ?? driver;
  if (subject_id === undefined) throw invalidField("subject", m.decisions_about_what());
  const record = await lockSubject(context, subject, subject_id);
  if (!Object.hasOwn(row.grounds, ground)) throw invalidField("ground", m.decisions_choose_ground());
  const read = readDecision(kind, details, deps.today());
  if ("errors" in read) throw new DomainError("invalid", { fields: read.errors });
  const effect = effectOf(kind);
  const planned = await effect.plan(context, record, read.details);
  const present = await effect.read(context, record, Object.keys(planned), null);
  const changed = Object.keys(planned).filter((field) => !isSame(planned[field], present[field]));
  if (changed.length === 0) throw invalidField("non_field_errors", m.decisions_no_change());
  const needsSecond = options.needsSecond ?? (await takesSecond(tx, kind, subject_id));
  const id = deps.newId("dec");
  await insertDecision(tx, {
    id,
    kind,
    subject,
    subject_id,
    driver_id: isId("drv", subject_id) ? subject_id : null,
    details: read.details,
    ground,
    reason,
    state: "proposed",
    needs_second: needsSecond,
    before: present,
    after: planned,
    proposed_by: actor.id,
    proposed_at: deps.now(),
  }).catch(ifNotUnique(() => new DomainError("already_open", m.decisions_already_proposed())));
  await recordAudit(context, {
    action: "propose_decision",
    entity: workOf(subject).entity,
    entity_id: subject_id,
    before: present,
    after: { ...planned, decision: id, kind, ground, reason },
  });
  if (!needsSecond) await putInForce(context, id, record);
  return id;
}
