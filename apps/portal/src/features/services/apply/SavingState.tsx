import { Text } from "@kwan/ui";
import type { Saving } from "./use-draft.ts";

const words: Readonly<Record<Saving, string>> = {
  saved: "Saved. You can go on later, on any device.",
  saving: "Saving…",
  unsaved: "Not saved yet. It stays on this device, and is saved when the connection is back.",
};

/** Whether what was filled in has reached the server. */
export function SavingState({ saving }: { saving: Saving }) {
  return (
    <Text role="status" size="small" tone={saving === "unsaved" ? "caution" : "secondary"}>
      {words[saving]}
    </Text>
  );
}
