import { growingPause, WorkQueue } from "../../queue/work-queue.ts";
import { keptAnswers } from "./kept-answers.ts";
import type { GivenAnswer } from "./theory-test.ts";
import { askedPause, isForGood, messageOf, type Trouble, troubleOf } from "./trouble.ts";

export type OutboxState = {
  /** Why pending answers have not been sent. Undefined while they are being sent. */
  trouble?: Trouble | undefined;
  /** Why the server rejected an answer. */
  refused?: string | undefined;
};

export type OutboxWork = {
  attempt: string;
  send: (given: GivenAnswer) => Promise<unknown>;
  /** Loads the current version of the test from the server. */
  look: () => Promise<unknown>;
  /** Whether the time is up, according to this device. */
  isOver: () => boolean;
  /** Called each time the state changes. */
  tell: (state: OutboxState) => void;
};

const firstPause = 1_000;
const longestPause = 15_000;
/** How long sending an answer can take before the page says that it has not been sent, in milliseconds. */
const slowAfter = 3_000;

/** Lets only one tab send at a time, so that no tab overwrites what another has sent. */
const inTurn = <T>(attempt: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`kwan.test.${attempt}`, work) : work();

/** Sends the kept answers one at a time. After the deadline, loads the result. */
export function createOutbox({ attempt, send, look, isOver, tell }: OutboxWork): WorkQueue {
  let last: string | undefined;

  async function sendOne(question: string, answer: string): Promise<void> {
    last = question;
    try {
      await send({ attempt, question, answer });
    } catch (cause) {
      if (!isForGood(cause)) throw cause;
      // The test may be over, or may have been submitted elsewhere, so load its current version.
      await look();
      tell({ refused: messageOf(cause) });
    }
    keptAnswers.confirm(attempt, question, answer);
  }

  /** Sends one answer, if there is one. The answer that was last attempted is sent after all others. */
  async function step(): Promise<number | undefined> {
    const waiting = Object.entries(keptAnswers.of(attempt));
    const [question, answer] = waiting.find(([each]) => each !== last) ?? waiting[0] ?? [];
    if (question !== undefined && answer !== undefined) await sendOne(question, answer);
    else if (isOver()) await look();
    else return undefined;
    tell({ trouble: undefined });
    // The server may accept answers for a moment after the deadline. There is no result until the server stops
    // accepting them, so try again.
    return isOver() ? firstPause : 0;
  }

  return new WorkQueue({
    work: async () => {
      const slow = setTimeout(() => tell({ trouble: "unreached" }), slowAfter);
      try {
        return await inTurn(attempt, step);
      } finally {
        clearTimeout(slow);
      }
    },
    pauseAfter: (cause, failures) => {
      tell({ trouble: troubleOf(cause) });
      return Math.max(growingPause(failures, firstPause, longestPause), askedPause(cause));
    },
  });
}
