import { growingPause, WorkQueue } from "../../queue/work-queue.ts";
import { keptAnswers } from "./kept-answers.ts";
import type { GivenAnswer } from "./theory-test.ts";
import { askedPause, isForGood, messageOf, type Trouble, troubleOf } from "./trouble.ts";

export type OutboxState = {
  /** Why the answers that wait have not been sent; nothing while they are being sent. */
  trouble?: Trouble | undefined;
  /** Why the server refuses an answer that was given. */
  refused?: string | undefined;
};

export type OutboxWork = {
  attempt: string;
  send: (given: GivenAnswer) => Promise<unknown>;
  /** Reads the state of the test from the server. */
  look: () => Promise<unknown>;
  /** Whether its time is over, as far as this device knows. */
  isOver: () => boolean;
  /** Told after each try. */
  tell: (state: OutboxState) => void;
};

const firstPause = 1_000;
const longestPause = 15_000;
/** How long an answer may take before the person is told that it waits. */
const slowAfter = 3_000;

/** One tab sends at a time, so that none sends over what another has sent since. */
const inTurn = <T>(attempt: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`kwan.test.${attempt}`, work) : work();

/** Sends the answers that are kept, one after the other. When the time is over it asks how the test ended. */
export function createOutbox({ attempt, send, look, isOver, tell }: OutboxWork): WorkQueue {
  let last: string | undefined;

  async function sendOne(question: string, answer: string): Promise<void> {
    last = question;
    try {
      await send({ attempt, question, answer });
    } catch (cause) {
      if (!isForGood(cause)) throw cause;
      // The test may be over, or handed in elsewhere: show what the server says now.
      await look();
      tell({ refused: messageOf(cause) });
    }
    keptAnswers.confirm(attempt, question, answer);
  }

  /** Does one thing, if there is one. The answer that was tried last lets the others go first. */
  async function step(): Promise<number | undefined> {
    const waiting = Object.entries(keptAnswers.of(attempt));
    const [question, answer] = waiting.find(([each]) => each !== last) ?? waiting[0] ?? [];
    if (question !== undefined && answer !== undefined) await sendOne(question, answer);
    else if (isOver()) await look();
    else return undefined;
    tell({ trouble: undefined });
    // The server may say that there is time left, however little: ask again.
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
