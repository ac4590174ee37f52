import { Text } from "@kwan/ui";
import type { Saving } from "./draft-saving.ts";

const words: Readonly<Record<Saving, string>> = {
  saved: "Saved. You can continue later, on any device.",
  saving: "Saving…",
  unsaved: "Not saved yet. We will save it when you are back online.",
  refused: "Not saved: something here needs to be corrected. Continue to see what.",
};

/** Whether the answers have been saved on the server. */
export function SavingState({ saving }: { saving: Saving }) {
  return (
    <Text role="status" size="small" tone={saving === "saved" || saving === "saving" ? "secondary" : "caution"}>
      {words[saving]}
    </Text>
  );
}
