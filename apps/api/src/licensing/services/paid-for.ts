import { fixedOncePaid } from "@kwan/domain/kinds";
import { m } from "#messages";
import { DomainError } from "../../platform/domain-error.ts";
import type { ApplicationRow } from "./store.ts";

/** The properties of an application on which its price depends. */
interface PaidFor {
  readonly tier?: string | undefined;
  readonly delivery_location?: string | null | undefined;
  readonly details?: object | undefined;
}

/** Whether the price of an application can still change, because it is a draft or has not been paid for. */
export const isPricedLater = ({ status }: ApplicationRow): boolean =>
  status === "draft" || status === "awaiting_payment";

export const classIsFixed = m.services_class_is_fixed;

/**
 * Throws if a change affects something that has been paid for: the speed, whether the card is delivered, or the class.
 * Only the address for a paid delivery can still change.
 */
export function requireSamePurchase(application: ApplicationRow, changes: PaidFor): void {
  if (isPricedLater(application)) return;
  const { tier, delivery_location, details = {} } = changes;
  const fields: Record<string, string[]> = {};
  if (tier !== undefined && tier !== application.tier) fields.tier = [m.services_speed_is_fixed()];
  const wasDelivered = application.delivery_location_id !== null;
  if (delivery_location !== undefined && (delivery_location !== null) !== wasDelivered)
    fields.delivery_location = [wasDelivered ? m.services_delivery_is_paid() : m.services_delivery_too_late()];
  for (const [name, value] of Object.entries(details))
    if (fixedOncePaid.some((each) => each === name) && value !== application.details[name])
      fields[`details.${name}`] = [classIsFixed()];
  if (Object.keys(fields).length > 0) throw new DomainError("state_forbids", { fields });
}
