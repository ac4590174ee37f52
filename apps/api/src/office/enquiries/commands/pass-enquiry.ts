import type { passEnquiry as call } from "@kwan/contract";
import { enquiryTopics } from "@kwan/domain/enquiries";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { EnquiryId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { keepUntil } from "../keep-until.ts";
import { changeEnquiry, hasBranch, lockEnquiry } from "../store.ts";
import { requireLatest } from "./read-enquiry.ts";

/** Passes a question to another desk or branch. A complaint stays one, and can only get another topic of complaints. */
export async function passEnquiry(
  context: Context<Actor>,
  id: EnquiryId,
  { topic, branch, reason }: RequestBodyOf<typeof call>,
  version: number | null,
): Promise<void> {
  const { tx, deps, actor } = context;
  const enquiry = orNotFound(await lockEnquiry(tx, actor, id), "enquiry");
  await requireLatest(tx, actor, enquiry, version);
  if (enquiry.state === "closed") throw new DomainError("state_forbids", m.enquiries_already_closed());
  const { desk } = enquiryTopics[topic];
  if (enquiry.desk === "complaints" && desk !== "complaints")
    throw invalidField("topic", m.enquiries_stays_complaint());
  const branch_id = branch ?? null;
  // The branch that a complaint names decides who may not see it.
  if (enquiry.desk === "complaints" && branch_id !== enquiry.branch_id)
    throw invalidField("branch", m.enquiries_branch_stays());
  if (branch_id !== null && !(await hasBranch(tx, branch_id)))
    throw invalidField("branch", m.enquiries_no_such_branch());
  const now = deps.now();
  await changeEnquiry(tx, id, { topic, desk, branch_id, updated_at: now, keep_until: keepUntil(desk, now) });
  await recordAudit(context, {
    action: "pass_enquiry",
    entity: "enquiry",
    entity_id: id,
    before: { topic: enquiry.topic, branch: enquiry.branch_id },
    after: { topic, branch: branch_id, reason },
  });
}
