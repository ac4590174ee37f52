import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { requireOldEnough } from "../../../people/drivers/old-enough.ts";
import { requireOtherPerson } from "../../../people/drivers/own-record.ts";
import { renameAccount } from "../../../people/drivers/rename-account.ts";
import { changeDriver, type DriverChanges, findDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { UpdateRequestId } from "../../../platform/ids.ts";
import { decideRequest, findRequest, lockRequest, type RequestRow } from "../store.ts";

/** Returns the columns that a change updates. A nationality has two columns: one for its code and one for its name. */
function columnsOf(changes: RequestRow["changes"]): DriverChanges {
  return Object.fromEntries(
    changes.flatMap(({ field, after, value }) =>
      field === "nationality"
        ? [
            ["nationality", value ?? ""],
            ["nationality_label", after],
          ]
        : [[field, field === "other_name" && after === "" ? null : after]],
    ),
  );
}

/**
 * Decides a request, once. The reviewer cannot be the person who made the request. An approval updates the record. The
 * driver is notified in either case, and the audit log has the previous values.
 */
export async function decide(
  context: Context<Actor>,
  id: UpdateRequestId,
  decision: { status: "approved" | "rejected"; reason: string | null },
): Promise<RequestRow> {
  const { tx, deps, actor } = context;
  const request = orNotFound(await lockRequest(tx, id), "request");
  if (request.status !== "requested")
    throw new DomainError("state_forbids", m.update_requests_already_decided({ status: request.status }));
  if (request.requested_by === actor.id) throw new DomainError("own_request");
  const driver = orNotFound(await findDriver(tx, request.driver_id), "driver");
  await requireOtherPerson(tx, actor, driver);
  const changes = columnsOf(request.changes);
  if (decision.status === "approved" && changes.date_of_birth)
    await requireOldEnough(tx, driver.id, changes.date_of_birth);
  await decideRequest(tx, id, {
    status: decision.status,
    decided_at: deps.now(),
    decided_by: actor.id,
    decision_reason: decision.reason,
  });
  if (decision.status === "approved") {
    await changeDriver(tx, driver.id, changes, deps.now());
    await renameAccount(tx, driver.id, changes, deps.now());
  }
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, driver[name as keyof typeof driver]]));
  await recordAudit(context, {
    action: `${decision.status}_change`,
    entity: "driver",
    entity_id: driver.id,
    before,
    after: decision.status === "approved" ? changes : { reason: decision.reason },
  });
  await notifyDriver(context, driver.id, {
    words: () =>
      decision.status === "approved"
        ? { title: m.update_requests_approved_title(), message: m.update_requests_approved() }
        : {
            title: m.update_requests_refused_title(),
            message: m.update_requests_refused({ reason: decision.reason ?? "" }),
          },
  });
  return orNotFound(await findRequest(tx, id), "request");
}
