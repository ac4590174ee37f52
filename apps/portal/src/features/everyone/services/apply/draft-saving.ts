import { hasCode, isKwanError, KwanError } from "@kwan/sdk";
import { m } from "#messages";
import { createListeners } from "../../../../listeners/listeners.ts";
import { growingPause, WorkQueue } from "../../../../queue/work-queue.ts";
import { isUnreached } from "../../../../words/call-errors.ts";
import type { Application, ApplicationChanges } from "../queries.ts";
import { isSame, mergeChanges, stillToChange } from "./changes.ts";
import { type Unsaved, unsaved } from "./unsaved.ts";

/** Whether the answers in a form have been saved on the server. */
export type Saving = "saved" | "saving" | "unsaved" | "refused";

/** A conflict with a change made elsewhere: the other version, and the unsaved changes in this form. */
export type Conflict = { theirs: Application; mine: ApplicationChanges };

export type DraftState = {
  readonly saving: Saving;
  readonly conflict: Conflict | undefined;
  /** Increases when the form has to be re-rendered with different answers. */
  readonly round: number;
};

/** The API calls for a draft, and a callback that receives newer versions. */
export type DraftCalls = {
  read: () => Promise<Application>;
  change: (base: Application, changes: ApplicationChanges) => Promise<Application>;
  move: (base: Application, action: "submit" | "resubmit", message?: string) => Promise<Application>;
  show: (application: Application) => void;
};

const chooseFirst = () => new KwanError({ status: 412, message: m.services_choose_version() });
const changedElsewhere = () =>
  new KwanError({
    status: 412,
    message: m.services_changed_since(),
  });

const debounceMs = 1_000;
const mayGetThrough = (cause: unknown): boolean =>
  !isKwanError(cause) || cause.retryable || cause.status >= 500 || isUnreached(cause);

const nothing: ApplicationChanges = {};

/**
 * Saves a draft while it is being edited (R-ADD-07). A change is kept on the device immediately. After a debounce it is
 * sent, and retried until the server has saved it. Each change includes the version on which it is based. If there is a
 * newer version, nothing is overwritten, and the person chooses which version to keep.
 */
export class DraftSaving {
  readonly #calls: DraftCalls;
  readonly #queue = new WorkQueue({
    work: () => this.#write(),
    pauseAfter: (cause, failures) => {
      const isTried = mayGetThrough(cause);
      this.#set({ saving: isTried || this.#state.conflict ? "unsaved" : "refused" });
      return isTried ? growingPause(failures, 2_000, 60_000) : undefined;
    },
  });
  readonly #listeners = createListeners();
  #base: Application;
  /** All changes made in this form that the server may not have yet. */
  #edits: ApplicationChanges = nothing;
  /** The changes that this form has stored on the device. */
  #storedCopy: Unsaved | undefined;
  #state: DraftState = { saving: "saved", conflict: undefined, round: 0 };

  constructor(first: Application, calls: DraftCalls) {
    this.#base = first;
    this.#calls = calls;
    const storedCopy = unsaved.get(first.id);
    const mine = storedCopy && stillToChange(storedCopy.changes, first);
    // The draft already contains all the changes: the save had succeeded, but the server's response was lost.
    if (!mine) {
      unsaved.forget(first.id);
      return;
    }
    this.#edits = mine;
    this.#storedCopy = storedCopy;
    const conflict = storedCopy.version === first.updated_at ? undefined : { theirs: first, mine };
    this.#state = { saving: "saving", conflict, round: 0 };
  }

  readonly state = (): DraftState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /**
   * Starts saving: sends pending changes immediately, when the network comes back, and when the page is hidden. Returns
   * a function that stops saving.
   */
  readonly open = (): (() => void) => {
    const whenHidden = () => document.visibilityState === "hidden" && this.#send();
    this.#queue.open();
    this.#send();
    window.addEventListener("online", this.#send);
    document.addEventListener("visibilitychange", whenHidden);
    return () => {
      this.#queue.close();
      // This is the last attempt. Changes that cannot be sent now will be sent when the form is next opened.
      this.#send();
      window.removeEventListener("online", this.#send);
      document.removeEventListener("visibilitychange", whenHidden);
    };
  };

  /** Returns the latest known version with this form's unsaved changes, to prefill the form when it opens. */
  readonly latest = (): Application => ({
    ...this.#base,
    ...(this.#edits as Partial<Application>),
    details: { ...this.#base.details, ...this.#edits.details } as Application["details"],
  });

  /** Records a change: on the device immediately, and on the server after the debounce. */
  readonly change = (changes: ApplicationChanges): void => {
    const next = mergeChanges(this.#edits, changes);
    const mine = stillToChange(next, this.#base);
    if (!mine && !stillToChange(this.#edits, this.#base)) return;
    this.#edits = next;
    const { conflict } = this.#state;
    this.#keep();
    this.#set({ saving: "saving", conflict: conflict && { ...conflict, mine: mine ?? nothing } });
    this.#queue.plan(debounceMs);
  };

  /** Changes the draft, and resolves when the server has saved it. */
  readonly save = (changes: ApplicationChanges): Promise<Application> => {
    this.change(changes);
    return this.#flush();
  };

  /** Reloads the draft after something other than its answers has changed. */
  readonly refresh = async (): Promise<Application> => {
    this.#show(await this.#calls.read());
    return this.#base;
  };

  /**
   * Submits the application with all changes made in this form, but not with changes from elsewhere that the person has
   * not seen.
   */
  readonly move = async (action: "submit" | "resubmit", message?: string): Promise<Application> => {
    await this.#flush();
    const seen = this.#base.updated_at;
    const now = await this.#calls.read();
    // The application has already been submitted, but the server's response was lost.
    if (!now.actions.includes("edit")) return now;
    this.#show(now);
    if (now.updated_at !== seen) throw changedElsewhere();
    return this.#calls.move(now, action, message);
  };

  /** Resolves a conflict: saves the changes made in this form over the newer version. */
  readonly keepMine = async (): Promise<void> => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#edits = conflict.mine;
    this.#beginAgain(conflict.theirs);
    await this.#flush();
  };

  /** Resolves a conflict: discards the changes made in this form. */
  readonly takeTheirs = (): void => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#edits = nothing;
    this.#beginAgain(conflict.theirs);
    unsaved.forget(conflict.theirs.id);
    this.#set({ saving: "saved" });
  };

  #set(changed: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...changed };
    this.#listeners.notify();
  }

  #keep(): void {
    this.#storedCopy = { version: this.#base.updated_at, changes: stillToChange(this.#edits, this.#base) ?? nothing };
    unsaved.keep(this.#base.id, this.#storedCopy);
  }

  #show(application: Application): void {
    this.#base = application;
    this.#calls.show(application);
    // The person has now seen this version, so pending changes can be based on it without a conflict.
    if (this.#edits !== nothing) this.#keep();
  }

  #beginAgain(theirs: Application): void {
    this.#show(theirs);
    this.#set({ conflict: undefined, round: this.#state.round + 1 });
  }

  readonly #send = (): void => {
    if (stillToChange(this.#edits, this.#base) && !this.#state.conflict) this.#queue.wake();
  };

  async #flush(): Promise<Application> {
    await this.#queue.run();
    return this.#base;
  }

  async #write(): Promise<undefined> {
    const edits = this.#edits;
    const changes = stillToChange(edits, this.#base);
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
    if (this.#edits !== edits) return;
    this.#edits = nothing;
    this.#set({ saving: "saved" });
    // Another tab may have replaced the stored changes.
    if (isSame(unsaved.get(this.#base.id), this.#storedCopy)) unsaved.forget(this.#base.id);
  }

  /**
   * Handles a save that was rejected because the draft has a newer version. If that version already contains all the
   * changes, an earlier save succeeded. Otherwise the person must choose.
   */
  async #meet(mine: ApplicationChanges, cause: unknown): Promise<void> {
    const theirs = await this.#calls.read();
    if (!stillToChange(mine, theirs)) return this.#show(theirs);
    this.#set({ conflict: { theirs, mine } });
    throw cause;
  }
}
