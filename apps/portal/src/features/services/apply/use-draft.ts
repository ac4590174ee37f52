import { hasCode } from "@kwan/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  type Application,
  type ApplicationChanges,
  applicationOf,
  changeDraft,
  kwan,
  readApplication,
} from "../queries.ts";
import { isMadeIn } from "./made-in.ts";
import { unsaved } from "./unsaved.ts";

/** How far what was filled in is on its way to the server. */
export type Saving = "saved" | "saving" | "unsaved";

/** Somebody changed the draft elsewhere: what they made of it, and what was to be saved here. */
export type Conflict = { theirs: Application; mine: ApplicationChanges };

/**
 * A draft that is saved while it is filled in (R-ADD-07). Each change names the version it was made from; where there is a
 * newer one, nothing is written, and somebody chooses.
 */
export function useDraft(parent: string, first: Application) {
  const client = useQueryClient();
  const base = useRef(first);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const [saving, setSaving] = useState<Saving>("saved");
  const [conflict, setConflict] = useState<Conflict>();
  /** The same at once: what is saved meanwhile must see it before the form is drawn anew. */
  const open = useRef<Conflict>(undefined);
  /** Counts how often the answers of another device were taken: the form begins anew with them. */
  const [round, setRound] = useState(0);
  const query = applicationOf(parent, first.id);

  const show = (application: Application) => {
    base.current = application;
    client.setQueryData(query.queryKey, application);
  };
  const ask = (next: Conflict | undefined) => {
    open.current = next;
    setConflict(next);
  };
  const write = async (changes: ApplicationChanges): Promise<Application> => {
    if (open.current) {
      // Nothing is sent until somebody has chosen; what came meanwhile is part of what is chosen.
      ask({ ...open.current, mine: { ...open.current.mine, ...changes } });
      throw new Error("The draft was changed somewhere else. Choose which one to keep.");
    }
    setSaving("saving");
    try {
      show(await changeDraft(parent, base.current, changes));
      setSaving("saved");
      return base.current;
    } catch (cause) {
      setSaving("unsaved");
      if (!hasCode(cause, "stale")) throw cause;
      // What the other one made of it is read with its version, so that the next change can be made from it.
      const theirs = await readApplication(parent, first.id);
      if (isMadeIn(changes, theirs)) {
        show(theirs);
        setSaving("saved");
        return theirs;
      }
      ask({ theirs, mine: changes });
      throw cause;
    }
  };
  /** One change after the other: each is made from the version that the one before it has left. */
  const save = (changes: ApplicationChanges): Promise<Application> => {
    const next = chain.current.then(
      () => write(changes),
      () => write(changes),
    );
    chain.current = next;
    return next;
  };
  /** It was sent before, and the answer did not arrive: then it is sent. */
  const unlessMoved = async (cause: unknown): Promise<Application> => {
    if (!hasCode(cause, "state_forbids")) throw cause;
    const now = await readApplication(parent, first.id);
    if (now.actions.includes("edit")) throw cause;
    return now;
  };
  return {
    saving,
    conflict,
    round,
    /** The newest version that is known: what a form begins with. */
    latest: () => base.current,
    save,
    /** Reads the draft again, after something else than its answers has changed. */
    refresh: async () => show(await client.fetchQuery({ ...query, staleTime: 0 })),
    move: async (action: "submit" | "resubmit") => {
      await chain.current.catch(() => undefined);
      const moved = await kwan.services.move(first.id, { action }).catch(unlessMoved);
      client.setQueryData(query.queryKey, moved);
      return moved;
    },
    keepMine: async () => {
      if (!conflict) return;
      base.current = conflict.theirs;
      ask(undefined);
      await save(conflict.mine);
      unsaved.forget(first.id);
    },
    takeTheirs: () => {
      if (!conflict) return;
      unsaved.forget(first.id);
      show(conflict.theirs);
      ask(undefined);
      setSaving("saved");
      setRound((before) => before + 1);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
