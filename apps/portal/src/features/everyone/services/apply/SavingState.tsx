import { Text, VisuallyHidden } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import type { Saving } from "./draft-saving.ts";

const words: Readonly<Record<Saving, () => string>> = {
  saved: m.services_saved,
  saving: m.services_saving,
  unsaved: m.services_unsaved,
  refused: m.services_save_refused,
};

/**
 * Says whether the answers have been saved on the server. Screen readers announce the first save, and each time that
 * saving starts to fail or to work again. They do not announce every save while the person types.
 */
export function SavingState({ saving }: { saving: Saving }) {
  const [first] = useState(saving);
  const [announced, setAnnounced] = useState<Saving>();
  const [hasChanged, setHasChanged] = useState(false);
  if (saving !== first && !hasChanged) setHasChanged(true);
  if (hasChanged && saving !== "saving" && saving !== announced) setAnnounced(saving);
  return (
    <>
      <Text size="small" tone={saving === "saved" || saving === "saving" ? "secondary" : "warning"}>
        {words[saving]()}
      </Text>
      <VisuallyHidden role="status">{announced && words[announced]()}</VisuallyHidden>
    </>
  );
}
