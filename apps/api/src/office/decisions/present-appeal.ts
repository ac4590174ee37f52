import type { AnswerOf, getAppeal, listOwnDecisions } from "@kwan/contract";
import { dayOf, displayName, type PlainDate } from "@kwan/domain";
import { decisionRow, lastDayToAppeal } from "@kwan/domain/decisions";
import { isKind, kinds } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { DriverRow } from "../../people/drivers/store.ts";
import type { Actor } from "../../platform/context.ts";
import type { AppealRecord } from "./appeals-store.ts";
import { changesOf, presentDecision, titleOf } from "./present.ts";
import type { Rejected, Rejection } from "./rejections-store.ts";
import type { DecisionRecord, OwnDecision } from "./store.ts";

/**
 * Presents an appeal to the person who made it. The reply may be written before a second person approves it, so it
 * stays hidden until the appeal is decided.
 */
export const presentOwnAppeal = ({
  state,
  reasons,
  made_at,
  answer,
  decided_at,
}: Pick<AppealRecord, "state" | "reasons" | "made_at" | "answer" | "decided_at">): NonNullable<
  AnswerOf<typeof listOwnDecisions>["results"][number]["appeal"]
> => ({ state, reasons, appealed_at: made_at, answer: decided_at ? answer : null, decided_at });

/** Presents a decision to the person whom it concerns, without the names of the staff or their notes to each other. */
export const presentOwnDecision =
  (today: PlainDate) =>
  (row: OwnDecision): AnswerOf<typeof listOwnDecisions>["results"][number] => {
    // A decision that took effect always has the time at which it was decided.
    const decided_at = row.decided_at ?? row.proposed_at;
    const appeal_until = lastDayToAppeal(dayOf(decided_at));
    const isInForce = row.state === "in_force";
    return {
      id: row.id,
      kind: row.kind,
      title: titleOf(row),
      state: isInForce ? "in_force" : "reversed",
      ground_title: decisionRow(row.kind).grounds[row.ground] ?? row.ground,
      changes: changesOf(row),
      decided_at,
      appeal_until,
      may_appeal: isInForce && row.appeal_id === null && today <= appeal_until,
      appeal:
        row.appeal_state && row.reasons && row.made_at
          ? presentOwnAppeal({
              state: row.appeal_state,
              reasons: row.reasons,
              made_at: row.made_at,
              answer: row.answer,
              decided_at: row.answered_at,
            })
          : null,
    };
  };

/** Presents a rejection to staff. */
export const presentRejection = (
  rejected: Rejected,
  { kind, reason, rejected_by, rejected_at }: Rejection,
  driver: DriverRow,
): NonNullable<AnswerOf<typeof getAppeal>["rejection"]> => ({
  ...rejected,
  title: kind !== null && isKind(kind) ? kinds[kind].title : m.decisions_update_request(),
  driver: driver.id,
  driver_name: displayName(driver),
  reason,
  rejected_by,
  rejected_at,
});

/** Presents an appeal to staff. */
export const presentAppeal = (
  actor: Actor,
  appeal: AppealRecord,
  about: {
    readonly decision: DecisionRecord | null;
    readonly rejection: AnswerOf<typeof getAppeal>["rejection"];
  },
  took_part: boolean,
): AnswerOf<typeof getAppeal> => ({
  id: appeal.id,
  state: appeal.state,
  reasons: appeal.reasons,
  appealed_at: appeal.made_at,
  decision: about.decision && presentDecision(actor)(about.decision),
  rejection: about.rejection,
  withdrawal: appeal.state === "open" ? appeal.withdrawal_id : null,
  answer: appeal.answer,
  decided_by: appeal.decided_by && {
    id: appeal.decided_by,
    name: `${appeal.first_name} ${appeal.last_name}`,
    branch: appeal.branch_name,
  },
  decided_at: appeal.decided_at,
  took_part,
});
