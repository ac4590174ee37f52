import type { excludeFromEnquiry as call } from "@kwan/contract";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { EnquiryId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { findStaff } from "../../tasks/colleagues-store.ts";
import { changeEnquiry, exclude, lockEnquiry } from "../store.ts";

const staff: readonly string[] = ["reviewer", "officer", "accountant", "admin"];

/** Excludes a colleague from a complaint in which they have a part. The handler says why; the colleague is not told. */
export async function excludeFromEnquiry(
  context: Context<Actor>,
  id: EnquiryId,
  { account, reason }: RequestBodyOf<typeof call>,
): Promise<void> {
  const { tx, actor } = context;
  const enquiry = orNotFound(await lockEnquiry(tx, actor, id), "enquiry");
  if (enquiry.desk !== "complaints") throw new DomainError("state_forbids", m.enquiries_not_a_complaint());
  if (account === actor.id) throw invalidField("account", m.enquiries_not_yourself());
  const colleague = await findStaff(tx, account);
  if (!colleague || !staff.includes(colleague.role)) throw invalidField("account", m.enquiries_no_such_colleague());
  if (!(await exclude(tx, id, account))) return;
  await changeEnquiry(tx, id, { state: enquiry.state });
  await recordAudit(context, {
    action: "exclude_from_enquiry",
    entity: "enquiry",
    entity_id: id,
    after: { excluded: account, reason },
  });
}
