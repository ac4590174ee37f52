import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";
import type { Import, ImportedRow } from "./queries.ts";

type Words = { label: () => string; tone: StatusTagProps["tone"] };

export const stateWords: Readonly<Record<Import["state"], Words>> = {
  receiving: { label: m.imports_state_receiving, tone: "info" },
  asking: { label: m.imports_state_asking, tone: "warning" },
  checking: { label: m.imports_state_checking, tone: "info" },
  checked: { label: m.imports_state_checked, tone: "warning" },
  running: { label: m.imports_state_running, tone: "info" },
  done: { label: m.imports_state_done, tone: "success" },
  stopped: { label: m.imports_state_stopped, tone: "error" },
  undoing: { label: m.imports_state_undoing, tone: "info" },
  undone: { label: m.imports_state_undone, tone: "neutral" },
};

export const outcomeWords: Readonly<Record<NonNullable<ImportedRow["outcome"]>, Words>> = {
  invalid: { label: m.imports_outcome_invalid, tone: "error" },
  unclear: { label: m.imports_outcome_unclear, tone: "warning" },
  differs: { label: m.imports_outcome_differs, tone: "warning" },
  new: { label: m.imports_outcome_new, tone: "success" },
  same: { label: m.imports_outcome_same, tone: "neutral" },
  repeated: { label: m.imports_outcome_repeated, tone: "neutral" },
};

export const resultWords: Readonly<Record<NonNullable<ImportedRow["result"]>, Words>> = {
  imported: { label: m.imports_result_imported, tone: "success" },
  refused: { label: m.imports_result_refused, tone: "neutral" },
  undone: { label: m.imports_result_undone, tone: "neutral" },
  kept: { label: m.imports_result_kept, tone: "warning" },
};

/** Whether the server is working on an import, so that its page has to be reloaded. */
export const isAtWork = ({ state }: Pick<Import, "state">): boolean =>
  state === "receiving" || state === "checking" || state === "running" || state === "undoing";

/** Returns how many rows the current stage has finished, and the total. */
export function progressOf({ state, counts }: Import): { readonly value: number; readonly max: number } {
  if (state === "running") return { value: counts.imported + counts.refused, max: counts.rows };
  if (state === "undoing") return { value: counts.undone + counts.kept, max: counts.imported };
  return { value: counts.checked, max: counts.rows };
}
