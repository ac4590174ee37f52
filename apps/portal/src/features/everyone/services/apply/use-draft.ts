import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Application, changeDraft, everyApplication, kwan, q } from "../queries.ts";
import { DraftSaving } from "./draft-saving.ts";

/** Creates the object that saves a draft, and shows each new version on the other parts of the page. */
function savingOf(first: Application, client: QueryClient): DraftSaving {
  const show = (application: Application) =>
    void client.setQueryData(q.services.application(first.id).queryKey, application);
  return new DraftSaving(first, {
    read: () => kwan.services.application(first.id),
    change: changeDraft,
    show,
    move: async (base, action, message) => {
      // The action may succeed even if the server's response is lost, so reload the application on the next page that
      // shows it.
      void client.invalidateQueries({ queryKey: everyApplication, refetchType: "none" });
      const moved = await kwan.services.move(
        first.id,
        { action, ...(message && { reason: message }) },
        { ifMatch: base },
      );
      show(moved);
      return moved;
    },
  });
}

/** Returns the state of a draft that is saved while it is edited, and the actions on it. */
export function useDraft(first: Application) {
  const client = useQueryClient();
  const [draft] = useState(() => savingOf(first, client));
  useEffect(() => draft.open(), [draft]);
  const state = useSyncExternalStore(draft.subscribe, draft.state);
  const { latest, change, save, refresh, move, keepMine, takeTheirs } = draft;
  return { ...state, latest, change, save, refresh, move, keepMine, takeTheirs };
}

export type Draft = ReturnType<typeof useDraft>;
