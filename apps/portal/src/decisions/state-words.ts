import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";
import type { Decision } from "./queries.ts";

type Words = { label: () => string; tone: StatusTagProps["tone"] };

export const stateWords: Readonly<Record<Decision["state"], Words>> = {
  proposed: { label: m.desk_state_proposed, tone: "warning" },
  in_force: { label: m.desk_state_in_force, tone: "success" },
  refused: { label: m.desk_state_refused, tone: "error" },
  reversed: { label: m.desk_state_reversed, tone: "neutral" },
  withdrawn: { label: m.desk_state_withdrawn, tone: "neutral" },
};
