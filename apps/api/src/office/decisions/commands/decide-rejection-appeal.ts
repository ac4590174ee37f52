import { isKind, kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import { moveApplication } from "../../../licensing/services/commands/move-application.ts";
import { lockApplication } from "../../../licensing/services/store.ts";
import { lockRequest, reopenRequest } from "../../../licensing/update-requests/store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { requireOtherPerson } from "../../../people/drivers/own-record.ts";
import { lockDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { AppealId } from "../../../platform/ids.ts";
import { type AppealRecord, endAppeal, lockAppeal } from "../appeals-store.ts";
import { type Rejected, tookPartInRejection } from "../rejections-store.ts";

/** Returns the subject of an appeal, if the appeal is against a rejection. */
export const rejectedIn = ({
  application_id,
  update_request_id,
}: Pick<AppealRecord, "application_id" | "update_request_id">) =>
  application_id !== null
    ? ({ subject: "application", id: application_id } as const)
    : update_request_id !== null
      ? ({ subject: "update_request", id: update_request_id } as const)
      : undefined;

/**
 * Decides an appeal against a rejection: upholds the rejection, or reopens the rejected application or update request.
 * People who took part in the rejection cannot do this.
 */
export async function decideRejectionAppeal(
  context: Context<Actor>,
  record: AppealRecord,
  rejected: Rejected,
  { outcome, reason }: { readonly outcome: "upheld" | "withdrawn"; readonly reason: string },
): Promise<void> {
  const { tx, deps, actor } = context;
  const { id, driver_id } = record;
  const driver = orNotFound(await lockDriver(tx, driver_id), "driver");
  await requireOtherPerson(tx, actor, driver);
  const title = await settle(context, rejected, outcome === "withdrawn", id);
  await endAppeal(tx, id, { state: outcome, answer: reason, decided_by: actor.id, decided_at: deps.now() });
  await recordAudit(context, {
    action: outcome === "upheld" ? "reject_appeal" : "allow_appeal",
    entity: "driver",
    entity_id: driver_id,
    after: { appeal: id, [rejected.subject]: rejected.id, reason },
  });
  await notifyDriver(context, driver_id, {
    ...(rejected.subject === "application" && { application_id: rejected.id }),
    words: () =>
      outcome === "upheld"
        ? {
            title: m.decisions_rejection_upheld_title(),
            message: m.decisions_rejection_upheld({ title: title(), reason }),
          }
        : {
            title: m.decisions_rejection_withdrawn_title(),
            message: m.decisions_rejection_withdrawn({ title: title(), reason }),
          },
  });
}

/**
 * Checks that the appeal can be decided and, if the appeal is allowed, reopens the rejected application or update
 * request. Returns a function that returns the title of the application or update request.
 */
async function settle(
  context: Context<Actor>,
  rejected: Rejected,
  isAllowed: boolean,
  id: AppealId,
): Promise<() => string> {
  const { tx, actor } = context;
  const application = rejected.subject === "application" ? await lockApplication(tx, rejected.id) : undefined;
  const request = rejected.subject === "update_request" ? await lockRequest(tx, rejected.id) : undefined;
  const appeal = orNotFound(await lockAppeal(tx, id), "appeal");
  if (await tookPartInRejection(tx, id, actor.id)) throw new DomainError("own_request", m.decisions_own_part());
  if (appeal.state !== "open") throw new DomainError("state_forbids", m.decisions_appeal_decided());
  const reopen = async () => {
    if (application) await moveApplication(context, application, { action: "reinstate", part: "system" });
    if (request) {
      await reopenRequest(tx, request.id);
    }
  };
  // The person may have made another application or update request since then.
  if (isAllowed)
    await reopen().catch(ifNotUnique(() => new DomainError("already_open", m.decisions_another_is_open())));
  return () => (application && isKind(application.kind) ? kinds[application.kind].title : m.decisions_update_request());
}
