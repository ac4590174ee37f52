import { hasCode, isKwanError, KwanError } from "@kwan/sdk";
import { WorkQueue } from "../../../queue/work-queue.ts";
import { isUnreached } from "../../../words/call-errors.ts";
import type { Application, ApplicationChanges } from "../queries.ts";
import { isSame, mergeChanges, stillToChange } from "./changes.ts";
import { type Unsaved, unsaved } from "./unsaved.ts";

/** How far the answers of a form are on their way to the server. */
export type Saving = "saved" | "saving" | "unsaved" | "refused";

/** Somebody changed the draft elsewhere: what they made of it, and what was to be saved here. */
export type Conflict = { theirs: Application; mine: ApplicationChanges };

export type DraftState = {
  readonly saving: Saving;
  readonly conflict: Conflict | undefined;
  /** Counts how often the form begins again, with other answers than were typed into it. */
  readonly round: number;
};

/** The calls that a draft needs, and who is told of a newer version. */
export type DraftCalls = {
  read: () => Promise<Application>;
  change: (base: Application, changes: ApplicationChanges) => Promise<Application>;
  move: (action: "submit" | "resubmit", message?: string) => Promise<Application>;
  show: (application: Application) => void;
};

const chooseFirst = () =>
  new KwanError({ status: 412, message: "The draft was changed somewhere else: choose first." });
const changedElsewhere = () =>
  new KwanError({
    status: 412,
    message: "It was changed on another device after you opened this page. Check it again before you submit it.",
  });

/** How long nothing may be typed before the draft is saved. */
const debounceMs = 1_000;
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000];
const mayGetThrough = (cause: unknown): boolean =>
  !isKwanError(cause) || cause.retryable || cause.status >= 500 || isUnreached(cause);

const nothing: ApplicationChanges = {};

/**
 * Saves a draft while it is filled in (R-ADD-07). A change is kept on the device immediately, and sent when typing pauses, until the
 * server has it. Each change names the version that it was made from; where there is a newer one, nothing is written, and the
 * person chooses.
 */
export class DraftSaving {
  readonly #calls: DraftCalls;
  readonly #queue = new WorkQueue({
    work: () => this.#write(),
    pauseAfter: (cause, failures) => {
      const isTried = mayGetThrough(cause);
      this.#set({ saving: isTried || this.#state.conflict ? "unsaved" : "refused" });
      return isTried ? pauses[Math.min(failures, pauses.length) - 1] : undefined;
    },
  });
  readonly #listeners = new Set<() => void>();
  #base: Application;
  /** Everything that was changed here and is not known to be on the server. */
  #wanted: ApplicationChanges = nothing;
  /** What is kept of it on the device. */
  #kept: Unsaved | undefined;
  #state: DraftState = { saving: "saved", conflict: undefined, round: 0 };

  constructor(first: Application, calls: DraftCalls) {
    this.#base = first;
    this.#calls = calls;
    const kept = unsaved.get(first.id);
    const mine = kept && stillToChange(kept.changes, first);
    // Where nothing is left to change, it was saved and the answer was lost.
    if (!mine) {
      unsaved.forget(first.id);
      return;
    }
    this.#wanted = mine;
    this.#kept = kept;
    const conflict = kept.version === first.updated_at ? undefined : { theirs: first, mine };
    this.#state = { saving: "saving", conflict, round: 0 };
  }

  readonly state = (): DraftState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what waits, now and whenever the network is back or the page is hidden, until it is closed. */
  readonly open = (): (() => void) => {
    const whenHidden = () => document.visibilityState === "hidden" && this.#send();
    this.#queue.open();
    this.#send();
    window.addEventListener("online", this.#send);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      this.#queue.close();
      // The last try from here. What does not get through is sent when the form is opened again.
      this.#send();
      window.removeEventListener("online", this.#send);
      document.removeEventListener("visibilitychange", whenHidden);
    };
  };

  /** The newest version that is known, with what was changed here: what a form begins with. */
  readonly latest = (): Application => ({
    ...this.#base,
    ...(this.#wanted as Partial<Application>),
    details: { ...this.#base.details, ...this.#wanted.details } as Application["details"],
  });

  /** Notes a change: on the device now, on the server when typing pauses. */
  readonly change = (changes: ApplicationChanges): void => {
    const next = mergeChanges(this.#wanted, changes);
    const mine = stillToChange(next, this.#base);
    if (!mine && !stillToChange(this.#wanted, this.#base)) return;
    this.#wanted = next;
    const { conflict } = this.#state;
    this.#keep();
    this.#set({ saving: "saving", conflict: conflict && { ...conflict, mine: mine ?? nothing } });
    this.#queue.plan(debounceMs);
  };

  /** Changes something, and answers when the server has it. */
  readonly save = (changes: ApplicationChanges): Promise<Application> => {
    this.change(changes);
    return this.#flush();
  };

  /** Reads the draft again, after something else than its answers has changed. */
  readonly refresh = async (): Promise<Application> => {
    this.#show(await this.#calls.read());
    return this.#base;
  };

  /** Sends the application with everything that was changed, and with nothing that the person has not seen. */
  readonly move = async (action: "submit" | "resubmit", message?: string): Promise<Application> => {
    await this.#flush();
    const seen = this.#base.updated_at;
    const now = await this.#calls.read();
    // It was sent before, and the answer was lost.
    if (!now.actions.includes("edit")) return now;
    this.#show(now);
    if (now.updated_at !== seen) throw changedElsewhere();
    return this.#calls.move(action, message);
  };

  /** Answers a conflict: everything that was changed here is saved over the newer version. */
  readonly keepMine = async (): Promise<void> => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#wanted = conflict.mine;
    this.#beginAgain(conflict.theirs);
    await this.#flush();
  };

  /** Answers a conflict: what was changed here is given up. */
  readonly takeTheirs = (): void => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#wanted = nothing;
    this.#beginAgain(conflict.theirs);
    unsaved.forget(conflict.theirs.id);
    this.#set({ saving: "saved" });
  };

  #set(changed: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    this.#kept = { version: this.#base.updated_at, changes: stillToChange(this.#wanted, this.#base) ?? nothing };
    unsaved.keep(this.#base.id, this.#kept);
  }

  #show(application: Application): void {
    this.#base = application;
    this.#calls.show(application);
    // What still waits was seen next to this version: nobody is to be asked about it.
    if (this.#wanted !== nothing) this.#keep();
  }

  #beginAgain(theirs: Application): void {
    this.#show(theirs);
    this.#set({ conflict: undefined, round: this.#state.round + 1 });
  }

  readonly #send = (): void => {
    if (stillToChange(this.#wanted, this.#base) && !this.#state.conflict) this.#queue.wake();
  };

  async #flush(): Promise<Application> {
    await this.#queue.run();
    return this.#base;
  }

  async #write(): Promise<undefined> {
    const asked = this.#wanted;
    const changes = stillToChange(asked, this.#base);
    if (this.#state.conflict) throw chooseFirst();
    if (changes) {
      this.#set({ saving: "saving" });
      await this.#calls.change(this.#base, changes).then(
        (changed) => this.#show(changed),
        (cause: unknown) => {
          if (hasCode(cause, "stale")) return this.#meet(changes, cause);
          throw cause;
        },
      );
    }
    if (this.#wanted !== asked) return;
    this.#wanted = nothing;
    this.#set({ saving: "saved" });
    // Another tab may have kept something since.
    if (isSame(unsaved.get(this.#base.id), this.#kept)) unsaved.forget(this.#base.id);
  }

  /** The draft has changed since it was read: either what was sent did get through, or the person has to choose. */
  async #meet(mine: ApplicationChanges, cause: unknown): Promise<void> {
    const theirs = await this.#calls.read();
    if (!stillToChange(mine, theirs)) return this.#show(theirs);
    this.#set({ conflict: { theirs, mine } });
    throw cause;
  }
}
