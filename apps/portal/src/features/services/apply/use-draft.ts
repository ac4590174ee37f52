import { hasCode, isKwanError, KwanError } from "@kwan/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isUnreached } from "../../../frame/use-send.ts";
import { type Application, type ApplicationChanges, changeDraft, everyApplication, kwan, q } from "../queries.ts";
import { isSame, stillToChange, together } from "./changes.ts";
import { type Unsaved, unsaved } from "./unsaved.ts";

/** How far what was filled in is on its way to the server. */
export type Saving = "saved" | "saving" | "unsaved" | "refused";

/** Somebody changed the draft elsewhere: what they made of it, and what was to be saved here. */
export type Conflict = { theirs: Application; mine: ApplicationChanges };

/** What somebody chooses in answer to a conflict goes with all that was changed elsewhere, or with nothing of it. */
const toChoose = () => new KwanError({ status: 412, message: "The draft was changed somewhere else: choose first." });
const changedElsewhere = () =>
  new KwanError({
    status: 412,
    message: "It was changed on another device after you opened this page. Check it again before you submit it.",
  });

/** How long typing rests before it is saved. */
const rest = 1_000;
/** The pauses before what did not get through is tried again. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000];
const mayGetThrough = (cause: unknown): boolean =>
  !isKwanError(cause) || cause.retryable || cause.status >= 500 || isUnreached(cause);

const nothing: ApplicationChanges = {};

/** What a form begins with: what this device has not sent yet, if the draft is still as it was when that was written. */
function begin(first: Application): { wanted: ApplicationChanges; kept?: Unsaved; conflict?: Conflict } {
  const kept = unsaved.get(first.id);
  const mine = kept && stillToChange(kept.changes, first);
  if (!mine) {
    // It got through, and nobody was there to hear of it.
    unsaved.forget(first.id);
    return { wanted: nothing };
  }
  return { wanted: mine, kept, ...(kept.version !== first.updated_at && { conflict: { theirs: first, mine } }) };
}

/**
 * A draft that is saved while it is filled in (R-ADD-07). What is changed is kept on the device at once, and sent when typing
 * rests, until the server has it. Each change names the version it was made from; where there is a newer one, nothing is
 * written, and somebody chooses.
 */
export function useDraft(first: Application) {
  const client = useQueryClient();
  const [start] = useState(() => begin(first));
  const base = useRef(first);
  /** All that was changed here and is not known to be on the server. */
  const wanted = useRef(start.wanted);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is kept on the device of it. */
  const kept = useRef(start.kept);
  const tries = useRef(0);
  const isHere = useRef(true);
  const [saving, setSaving] = useState<Saving>(start.wanted === nothing ? "saved" : "saving");
  const [conflict, setConflict] = useState(start.conflict);
  /** The same at once: what is saved meanwhile must see it before the form is drawn anew. */
  const open = useRef(start.conflict);
  /** Counts how often the form begins anew, with other answers than were typed into it. */
  const [round, setRound] = useState(0);
  const query = q.services.application(first.id);

  const keep = () => {
    kept.current = {
      version: base.current.updated_at,
      changes: stillToChange(wanted.current, base.current) ?? nothing,
    };
    unsaved.keep(first.id, kept.current);
  };
  const show = (application: Application) => {
    base.current = application;
    client.setQueryData(query.queryKey, application);
    // What still waits was seen beside this version, too: nobody is to be asked about it.
    if (wanted.current !== nothing) keep();
  };
  const ask = (next: Conflict | undefined) => {
    open.current = next;
    setConflict(next);
  };
  const isSaved = () => {
    wanted.current = nothing;
    tries.current = 0;
    setSaving("saved");
    // Another tab may have kept something since.
    if (isSame(unsaved.get(first.id), kept.current)) unsaved.forget(first.id);
  };
  /** Where the draft is another one than was thought: what was sent got through before, or there is a choice to be made. */
  const meet = async (mine: ApplicationChanges, cause: unknown): Promise<void> => {
    const theirs = await kwan.services.application(first.id);
    if (!stillToChange(mine, theirs)) return show(theirs);
    ask({ theirs, mine });
    throw cause;
  };
  const write = async (): Promise<Application> => {
    const asked = wanted.current;
    const changes = stillToChange(asked, base.current);
    if (open.current) throw toChoose();
    if (changes) {
      setSaving("saving");
      try {
        await changeDraft(base.current, changes).then(show, (cause: unknown) => {
          if (hasCode(cause, "stale")) return meet(changes, cause);
          throw cause;
        });
      } catch (cause) {
        const isTried = mayGetThrough(cause);
        setSaving(isTried || open.current ? "unsaved" : "refused");
        if (isTried && isHere.current) later(pauses[Math.min(tries.current++, pauses.length - 1)]);
        throw cause;
      }
    }
    if (wanted.current === asked) isSaved();
    return base.current;
  };
  /** One change after the other: each is made from the version that the one before it has left. */
  const flush = (): Promise<Application> => {
    clearTimeout(timer.current);
    const next = chain.current.then(write, write);
    chain.current = next;
    return next;
  };
  // It is tried again, and the state says so.
  const flushLater = () => void flush().catch(() => undefined);
  const later = (pause = rest) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flushLater, pause);
  };
  /** Notes what was changed: on the device at once, on the server when typing rests. */
  const change = (changes: ApplicationChanges) => {
    const next = together(wanted.current, changes);
    const mine = stillToChange(next, base.current);
    if (!mine && !stillToChange(wanted.current, base.current)) return;
    wanted.current = next;
    if (open.current) ask({ ...open.current, mine: mine ?? nothing });
    keep();
    setSaving("saving");
    later();
  };

  const whenBack = useRef(flushLater);
  whenBack.current = () => {
    if (stillToChange(wanted.current, base.current) && !open.current) flushLater();
  };
  useEffect(() => {
    isHere.current = true;
    const send = () => whenBack.current();
    const sendWhenLeft = () => document.visibilityState === "hidden" && send();
    send();
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", sendWhenLeft);
    return () => {
      // Who leaves does not wait until typing rests. What does not get through then is sent when the form is opened again.
      isHere.current = false;
      send();
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", sendWhenLeft);
    };
  }, []);

  return {
    saving,
    conflict,
    round,
    /** The newest version that is known, with what was changed here: what a form begins with. */
    latest: (): Application => ({
      ...base.current,
      ...(wanted.current as Partial<Application>),
      details: { ...base.current.details, ...wanted.current.details } as Application["details"],
    }),
    change,
    /** Changes something, and answers when the server has it. */
    save: (changes: ApplicationChanges): Promise<Application> => {
      change(changes);
      return flush();
    },
    /** Reads the draft again, after something else than its answers has changed. */
    refresh: async (): Promise<Application> => {
      show(await client.fetchQuery({ ...query, staleTime: 0 }));
      return base.current;
    },
    /** Sends the application with all that was changed, and with nothing that has not been seen. */
    move: async (action: "submit" | "resubmit", message?: string): Promise<Application> => {
      await flush();
      const seen = base.current.updated_at;
      const now = await kwan.services.application(first.id);
      // It was sent before, and the answer did not arrive.
      if (!now.actions.includes("edit")) return now;
      show(now);
      if (now.updated_at !== seen) throw changedElsewhere();
      const moved = await kwan.services
        .move(first.id, { action, ...(message && { reason: message }) })
        .catch((cause: unknown) => {
          // It may have been taken all the same: whoever shows it next reads it again.
          void client.invalidateQueries({ queryKey: everyApplication, refetchType: "none" });
          throw cause;
        });
      client.setQueryData(query.queryKey, moved);
      return moved;
    },
    keepMine: async () => {
      if (!open.current) return;
      const { theirs, mine } = open.current;
      wanted.current = mine;
      show(theirs);
      ask(undefined);
      setRound((before) => before + 1);
      await flush();
    },
    takeTheirs: () => {
      if (!open.current) return;
      show(open.current.theirs);
      ask(undefined);
      unsaved.forget(first.id);
      isSaved();
      setRound((before) => before + 1);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
