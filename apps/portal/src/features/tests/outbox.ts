import { keptAnswers } from "./kept-answers.ts";
import type { GivenAnswer } from "./theory-test.ts";
import { askedPause, isForGood, messageOf, type Trouble, troubleOf } from "./trouble.ts";

export type OutboxState = {
  /** Why what waits has not gone out; nothing while it is on its way. */
  trouble?: Trouble | undefined;
  /** Why the server will not have an answer that was given. */
  refused?: string | undefined;
};

export type OutboxWork = {
  attempt: string;
  send: (given: GivenAnswer) => Promise<unknown>;
  /** Reads how the test stands. */
  look: () => Promise<unknown>;
  /** Whether its time is over, as far as this device knows. */
  isOver: () => boolean;
  /** Something went out, or did not. */
  tell: (state: OutboxState) => void;
};

const firstPause = 1_000;
const longestPause = 15_000;
/** So long an answer may be on its way before somebody is told that it waits. */
const patience = 3_000;

/** One tab sends at a time: what another one has sent meanwhile is not sent over it. */
const inTurn = (attempt: string, work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request(`kwan.test.${attempt}`, work) : work();

/**
 * Sends the answers that are kept, one after the other, and tries again with a growing pause what does not go out. When the time
 * is over it asks how the test ended. It rests when there is nothing to do, until it is woken.
 */
export function createOutbox({ attempt, send, look, isOver, tell }: OutboxWork) {
  let isStopped = false;
  let isAtWork = false;
  let isWoken = false;
  let pause = firstPause;
  let endPause = () => {};
  let last: string | undefined;

  const rest = (milliseconds: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        done();
      };
    });

  async function sendOne(question: string, answer: string): Promise<void> {
    last = question;
    try {
      await send({ attempt, question, answer });
    } catch (cause) {
      if (!isForGood(cause)) throw cause;
      // It may be over, or handed in elsewhere: what the server says now is shown instead.
      await look();
      tell({ refused: messageOf(cause) });
    }
    keptAnswers.confirm(attempt, question, answer);
  }

  /** Does one thing; false when there was nothing to do. What was tried last lets the others go first. */
  async function step(): Promise<boolean> {
    if (isStopped) return false;
    const waiting = Object.entries(keptAnswers.of(attempt));
    const [question, answer] = waiting.find(([each]) => each !== last) ?? waiting[0] ?? [];
    if (question !== undefined && answer !== undefined) await sendOne(question, answer);
    else if (isOver()) await look();
    else return false;
    return true;
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      const slow = setTimeout(() => tell({ trouble: "unreached" }), patience);
      try {
        isWoken = false;
        if (!(await inTurn(attempt, step))) {
          if (isWoken) continue;
          return;
        }
        pause = firstPause;
        tell({ trouble: undefined });
        // The server says that there is time left, however little: it is asked again.
        if (isOver() && !isStopped) await rest(firstPause);
      } catch (cause) {
        clearTimeout(slow);
        tell({ trouble: troubleOf(cause) });
        await rest(Math.max(pause, askedPause(cause)));
        pause = Math.min(pause * 2, longestPause);
      } finally {
        clearTimeout(slow);
      }
    }
  }

  return {
    /** Something is to be sent, or the network is back: it is tried at once. */
    wake(): void {
      pause = firstPause;
      isWoken = true;
      endPause();
      if (isAtWork || isStopped) return;
      isAtWork = true;
      void work().finally(() => {
        isAtWork = false;
      });
    },
    stop(): void {
      isStopped = true;
      endPause();
    },
  };
}
