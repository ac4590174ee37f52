import type { Actor, Context } from "../../../platform/context.ts";
import type { DecisionId, DriverId } from "../../../platform/ids.ts";
import { proposeDecision } from "./propose-decision.ts";

/** Proposes the revocation for which the office has filed an application, from today on. Another person decides. */
export const proposeRevocation = (
  context: Context<Actor>,
  { driver_id, details }: { readonly driver_id: DriverId; readonly details: Readonly<Record<string, unknown>> },
): Promise<DecisionId> => {
  const [ground, order_number, ordered_on, reason] = ["ground", "order_number", "ordered_on", "reason"].map((name) =>
    String(details[name]),
  ) as [string, string, string, string];
  return proposeDecision(context, {
    kind: "change_licence",
    driver: driver_id,
    details: { endorsement: "revoked", from: context.deps.today(), order_number, ordered_on, notice: reason },
    ground,
    reason,
  });
};
