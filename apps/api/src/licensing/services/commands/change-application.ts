import { isEditable } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, stale } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { requireApplicant } from "../acting-for.ts";
import { rowOf } from "../kind-of.ts";
import { requireSamePurchase } from "../paid-for.ts";
import { seeApplication } from "../policy.ts";
import { presentApplication } from "../present.ts";
import { reopenStep } from "../steps-store.ts";
import { type ApplicationRow, changeApplication, lockApplication } from "../store.ts";
import { wholeOf } from "../whole-application.ts";
import { checkPlaces, type Filing } from "./file-application.ts";

/**
 * Changes an application while it is a draft, or after the office has sent it back to the applicant. Answers are merged
 * field by field, so that two steps of a form do not overwrite each other. If the version is stale, the change is
 * refused with the current state.
 */
export async function changeDraft(
  context: Context<Actor>,
  id: ApplicationId,
  changes: Filing,
  version: number | null,
): Promise<ApplicationRow> {
  const { tx, deps, actor } = context;
  const application = seeApplication(actor, await lockApplication(tx, id));
  if (version !== null && version !== application.version)
    throw stale(presentApplication(await wholeOf(tx, id, deps.now()), actor), application.version);
  await requireApplicant(context, application);
  if (!isEditable(application.status)) throw new DomainError("state_forbids", m.services_already_sent());
  requireSamePurchase(application, changes);
  await checkPlaces(context, application.driver_id, changes, rowOf(application).tiers, application.branch_id);
  const changed = await changeApplication(
    tx,
    id,
    {
      ...(changes.branch !== undefined && { branch_id: changes.branch }),
      ...(changes.tier !== undefined && { tier: changes.tier }),
      ...(changes.delivery_location !== undefined && { delivery_location_id: changes.delivery_location }),
      ...(changes.details !== undefined && { details: { ...application.details, ...changes.details } }),
    },
    deps.now(),
  );
  // An enrolment is confirmed for one number at one school, so changing either cancels the confirmation.
  const named = ({ details }: ApplicationRow) =>
    JSON.stringify(
      [details.school_code, details.trainee_number].map((each) =>
        String(each ?? "")
          .trim()
          .toLowerCase(),
      ),
    );
  if (named(changed) !== named(application)) await reopenStep(tx, id, "school_verification");
  await recordAudit(context, {
    action: "change_service",
    entity: "service",
    entity_id: id,
    after: { fields: Object.keys({ ...changes, ...changes.details }) },
  });
  return changed;
}
