import { createListeners } from "../../../listeners/listeners.ts";
import { growingPause, WorkQueue } from "../../../queue/work-queue.ts";
import { type Answers, keptAnswers } from "./kept-answers.ts";
import type { GivenAnswer } from "./theory-test.ts";
import { askedPause, isForGood, messageOf, type Trouble, troubleOf } from "./trouble.ts";

export type OutboxState = {
  /** The answers that the server has not confirmed yet. */
  readonly waiting: Answers;
  /** Why pending answers have not been sent. Undefined while they are being sent. */
  readonly trouble?: Trouble | undefined;
  /** Why the server rejected an answer. */
  readonly refused?: string | undefined;
};

export type OutboxCalls = {
  send: (answer: GivenAnswer) => Promise<unknown>;
  /** Loads the current version of the test from the server. */
  reload: () => Promise<unknown>;
  /** Whether the time is up, according to this device. */
  isOver: () => boolean;
};

const firstPause = 1_000;
const longestPause = 15_000;
/** How long sending an answer can take before the page says that it has not been sent, in milliseconds. */
const slowAfter = 3_000;

/** Lets only one tab send at a time, so that no tab overwrites what another has sent. */
const inTurn = <T>(attempt: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`kwan.test.${attempt}`, work) : work();

/**
 * Keeps the answers in a running test on the device, and sends them one at a time. After the deadline, loads the result.
 */
export class Outbox {
  readonly #attempt: string;
  readonly #calls: () => OutboxCalls;
  readonly #queue = new WorkQueue({
    work: async () => {
      const slow = setTimeout(() => this.#set({ trouble: "unreached" }), slowAfter);
      try {
        return await inTurn(this.#attempt, () => this.#step());
      } finally {
        clearTimeout(slow);
      }
    },
    pauseAfter: (cause, failures) => {
      this.#set({ trouble: troubleOf(cause) });
      return Math.max(growingPause(failures, firstPause, longestPause), askedPause(cause));
    },
  });
  readonly #listeners = createListeners();
  #state: OutboxState;
  /** The question whose answer was last attempted. */
  #last: string | undefined;

  constructor(attempt: string, calls: () => OutboxCalls) {
    this.#attempt = attempt;
    this.#calls = calls;
    this.#state = { waiting: keptAnswers.of(attempt) };
  }

  readonly state = (): OutboxState => this.#state;
  readonly subscribe = this.#listeners.subscribe;

  /** Starts sending, and returns a function that stops it. */
  readonly open = (): (() => void) => {
    this.#queue.open();
    this.wake();
    // Another tab has answered a question, or the server has confirmed that tab's answer. If the other tab is closed,
    // this tab sends the pending answers of the other tab.
    const forgetTabs = keptAnswers.onChange(this.#attempt, () => {
      this.#set({});
      this.wake();
    });
    window.addEventListener("online", this.wake);
    return () => {
      this.#queue.close();
      forgetTabs();
      window.removeEventListener("online", this.wake);
    };
  };

  readonly give = (question: string, answer: string): void => {
    keptAnswers.keep(this.#attempt, question, answer);
    this.#set({ refused: undefined });
    this.wake();
  };

  /** Sends the pending answers, or loads the result if the time is up, without waiting for the next retry. */
  readonly wake = (): void => this.#queue.wake();

  #set(changed: Omit<OutboxState, "waiting">): void {
    this.#state = { ...this.#state, ...changed, waiting: keptAnswers.of(this.#attempt) };
    this.#listeners.notify();
  }

  /** Sends one answer, if there is one. The answer that was last attempted is sent after all others. */
  async #step(): Promise<number | undefined> {
    const { reload, isOver } = this.#calls();
    const waiting = Object.entries(keptAnswers.of(this.#attempt));
    const [question, answer] = waiting.find(([each]) => each !== this.#last) ?? waiting[0] ?? [];
    if (question !== undefined && answer !== undefined) await this.#send(question, answer);
    else if (isOver()) await reload();
    else return undefined;
    this.#set({ trouble: undefined });
    // The server may accept answers for a moment after the deadline. There is no result until the server stops
    // accepting them, so try again.
    return isOver() ? firstPause : 0;
  }

  async #send(question: string, answer: string): Promise<void> {
    const attempt = this.#attempt;
    this.#last = question;
    try {
      await this.#calls().send({ attempt, question, answer });
    } catch (cause) {
      if (!isForGood(cause)) throw cause;
      // The test may be over, or may have been submitted elsewhere, so load its current version.
      await this.#calls().reload();
      this.#set({ refused: messageOf(cause) });
    }
    keptAnswers.confirm(attempt, question, answer);
  }
}
