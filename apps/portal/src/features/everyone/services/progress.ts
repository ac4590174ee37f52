import type { Status } from "@kwan/domain";
import { type KindRow, pricesOn, steps } from "@kwan/domain/kinds";
import { today } from "../../../session/server-clock.ts";

/** Returns the stages through which an application for a service passes, each named by a status. */
export function stagesOf(row: Pick<KindRow, "prices" | "steps" | "is_printed">): Status[] {
  const hasTests = row.steps.some(({ step, only_if }) => only_if === undefined && steps[step].during === "testing");
  const onTheWay: [Status, boolean][] = [
    ["draft", true],
    ["awaiting_payment", pricesOn(row.prices, today()).some(({ due }) => due === "on_sending")],
    ["in_review", true],
    ["testing", hasTests],
    ["producing", row.is_printed],
    ["ready", row.is_printed],
    ["completed", true],
  ];
  return onTheWay.filter(([, is]) => is).map(([stage]) => stage);
}

/**
 * For each status that is not a stage, the stages to which it can belong. The first of these stages that the service
 * has is used.
 */
const stageOf: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  paid: ["in_review"],
  action_required: ["in_review"],
  testing: ["testing", "in_review"],
  approved: ["producing", "completed"],
};

/**
 * Returns the number of an application's current stage and how many stages there are, or undefined if the application
 * was rejected or cancelled.
 *
 * @example progressOf(kinds.amendment, "in_review"); // { at: 3, of: 6 }
 */
export function progressOf(
  row: Parameters<typeof stagesOf>[0],
  status: Status,
): { at: number; of: number } | undefined {
  if (status === "rejected" || status === "cancelled") return undefined;
  const stages = stagesOf(row);
  const stage = (stageOf[status] ?? [status]).find((each) => stages.includes(each));
  return stage ? { at: stages.indexOf(stage) + 1, of: stages.length } : undefined;
}
