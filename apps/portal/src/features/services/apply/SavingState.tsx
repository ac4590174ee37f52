import { Text } from "@kwan/ui";
import { m } from "#messages";
import type { Saving } from "./draft-saving.ts";

const words: Readonly<Record<Saving, () => string>> = {
  saved: m.services_saved,
  saving: m.services_saving,
  unsaved: m.services_unsaved,
  refused: m.services_save_refused,
};

/** Whether the answers have been saved on the server. */
export function SavingState({ saving }: { saving: Saving }) {
  return (
    <Text role="status" size="small" tone={saving === "saved" || saving === "saving" ? "secondary" : "caution"}>
      {words[saving]()}
    </Text>
  );
}
