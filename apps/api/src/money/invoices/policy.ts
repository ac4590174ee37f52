import type { Actor } from "../../platform/context.ts";
import type { DriverId } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";

/** Whether someone can see the invoices for an application. Only its owner and officers can. */
export const mayBill = (actor: Actor, service: { readonly driver_id: DriverId }): boolean =>
  may(actor, "applications.work") || actor.driver === service.driver_id;
