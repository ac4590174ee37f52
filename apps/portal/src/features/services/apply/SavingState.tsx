import { Text } from "@kwan/ui";
import type { Saving } from "./use-draft.ts";

const words: Readonly<Record<Saving, string>> = {
  saved: "Saved. You can go on later, on any device.",
  saving: "Saving…",
  unsaved: "Not saved yet. It stays on this device, and goes out by itself when the server can be reached.",
  refused: "Not saved: the server does not take it like this. It stays on this device; go on to see what is wrong.",
};

/** Whether what was filled in has reached the server. */
export function SavingState({ saving }: { saving: Saving }) {
  return (
    <Text role="status" size="small" tone={saving === "saved" || saving === "saving" ? "secondary" : "caution"}>
      {words[saving]}
    </Text>
  );
}
