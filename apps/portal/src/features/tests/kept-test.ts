import { keptAnswers } from "./kept-answers.ts";
import { onDevice } from "./on-device.ts";
import { testClock } from "./test-clock.ts";
import type { Sitting, TheoryTestAnswer } from "./theory-test.ts";

const nameOf = ({ driver, service, part }: Sitting) => `paper.${driver}.${service}.${part}`;

/**
 * Returns the newer of two versions of a test by the server's time, regardless of the order in which they arrived.
 *
 * @example newest(copyOfAnHourAgo, test); // test
 */
export const newest = (one: TheoryTestAnswer | undefined, other: TheoryTestAnswer): TheoryTestAnswer =>
  one && Date.parse(one.now) > Date.parse(other.now) ? one : other;

/** The latest version of a test in progress, kept on the device so that it is available offline, even after a crash. */
export const keptTest = {
  of(sitting: Sitting): TheoryTestAnswer | undefined {
    try {
      return JSON.parse(onDevice.get(nameOf(sitting)) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(sitting: Sitting, test: TheoryTestAnswer): void {
    const ended = keptTest.of(sitting)?.paper?.attempt;
    if (test.paper || ended) onDevice.put(nameOf(sitting), JSON.stringify(test));
    if (!ended || ended === test.paper?.attempt) return;
    keptAnswers.forget(ended);
    testClock.forget(ended);
  },
  onChange: (sitting: Sitting, changed: () => void) => onDevice.onChange(nameOf(sitting), changed),
};
