import { note } from "../../audit/append.ts";
import type { Actor, Asked } from "../../calls/handler.ts";
import { DomainError, notFound } from "../../domain-error.ts";
import { demandOldEnough } from "../../drivers/old-enough.ts";
import { accountOf, changeDriver, type DriverChanges, findDriver } from "../../drivers/store.ts";
import { tell } from "../../notifications/tell.ts";
import { decideRequest, findRequest, lockRequest, type RequestRow } from "../store.ts";

/** The columns that a change writes; a nationality is written as its code and its words. */
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
 * Decides on a request, once, by somebody else than who asked. An approval writes the record; either way the driver
 * is told, and the log holds how it was before.
 */
export async function decide(
  asked: Asked,
  reviewer: Actor,
  id: string,
  decision: { status: "approved" | "rejected"; reason: string | null },
): Promise<RequestRow> {
  const { db, deps } = asked;
  const request = await lockRequest(db, id);
  if (!request) throw notFound("request");
  if (request.status !== "requested")
    throw new DomainError("state_forbids", { message: `This request is ${request.status} already. Read it again.` });
  if (request.requested_by === reviewer.id) throw new DomainError("own_request");
  const driver = await findDriver(db, request.driver_id);
  if (!driver) throw notFound("driver");
  const changes = columnsOf(request.changes);
  if (decision.status === "approved" && changes.date_of_birth)
    await demandOldEnough(db, driver.id, changes.date_of_birth);
  await decideRequest(db, id, {
    status: decision.status,
    decided_at: deps.now(),
    decided_by: reviewer.id,
    decision_reason: decision.reason,
  });
  if (decision.status === "approved") await changeDriver(db, driver.id, changes, deps.now());
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, driver[name as keyof typeof driver]]));
  await note(asked, {
    action: `${decision.status}_change`,
    entity: "driver",
    entity_id: driver.id,
    before,
    after: decision.status === "approved" ? changes : { reason: decision.reason },
  });
  const account = await accountOf(db, driver.id);
  if (account)
    await tell(db, deps, {
      user_id: account.id,
      title: decision.status === "approved" ? "Your record is changed" : "Your change was not approved",
      message:
        decision.status === "approved"
          ? "The change you asked for is approved and stands in your record."
          : `The change you asked for was not approved: ${decision.reason} You may ask again.`,
    });
  const decided = await findRequest(db, id);
  if (!decided) throw notFound("request");
  return decided;
}
