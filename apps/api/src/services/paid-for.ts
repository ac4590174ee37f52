import { fixedOncePaid } from "@kwan/domain/kinds";
import { DomainError } from "../domain-error.ts";
import type { ApplicationRow } from "./store.ts";

/** The parts of an application that its price depends on. */
interface PaidFor {
  readonly tier?: string | undefined;
  readonly delivery_location?: string | null | undefined;
  readonly details?: object | undefined;
}

/** Until it is submitted, and after it has been taken back, an application is priced when it is submitted. */
export const isPricedLater = ({ status }: ApplicationRow): boolean =>
  status === "draft" || status === "awaiting_payment";

export const classIsFixed =
  "The class cannot be changed after you have submitted. Ask your branch to cancel this application if you need another class.";

/**
 * Refuses changes to what has been paid for: the speed, whether the card is delivered, and the class. Only the
 * address of a paid delivery may still change.
 */
export function demandSamePurchase(application: ApplicationRow, changes: PaidFor): void {
  if (isPricedLater(application)) return;
  const { tier, delivery_location, details = {} } = changes;
  const fields: Record<string, string[]> = {};
  if (tier !== undefined && tier !== application.tier)
    fields.tier = ["The speed cannot be changed after you have submitted: the price depends on it."];
  const wasDelivered = application.delivery_location_id !== null;
  if (delivery_location !== undefined && (delivery_location !== null) !== wasDelivered)
    fields.delivery_location = [
      wasDelivered
        ? "You have paid for delivery, so it cannot be removed here. You can still change the address."
        : "Delivery cannot be added after you have submitted. Collect the card at your branch.",
    ];
  for (const [name, value] of Object.entries(details))
    if (fixedOncePaid.some((each) => each === name) && value !== application.details[name])
      fields[`details.${name}`] = [classIsFixed];
  if (Object.keys(fields).length > 0) throw new DomainError("state_forbids", { fields });
}
