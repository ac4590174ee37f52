import { onOtherTab, workStorage } from "../../../session/browser-storage.ts";
import { keptAnswers } from "./kept-answers.ts";
import { testClock } from "./test-clock.ts";
import type { Sitting, TheoryTestAnswer } from "./theory-test.ts";

const keyOf = ({ driver, service, part }: Sitting) => `kwan.unsaved.test.paper.${driver}.${service}.${part}`;

/**
 * Returns the newer of two versions of a test by the server's time, regardless of the order in which they arrived.
 *
 * @example newest(copyOfAnHourAgo, test); // test
 */
export const newest = (one: TheoryTestAnswer | undefined, other: TheoryTestAnswer): TheoryTestAnswer =>
  one && Date.parse(one.now) > Date.parse(other.now) ? one : other;

/** The latest version of a test in progress, kept on the device so that it is available offline, even after a crash. */
export const keptTest = {
  of: (sitting: Sitting) => workStorage.read<TheoryTestAnswer>(keyOf(sitting)),
  keep(sitting: Sitting, test: TheoryTestAnswer): void {
    const ended = keptTest.of(sitting)?.paper?.attempt;
    if (test.paper || ended) workStorage.write(keyOf(sitting), test);
    if (!ended || ended === test.paper?.attempt) return;
    keptAnswers.forget(ended);
    testClock.forget(ended);
  },
  onChange: (sitting: Sitting, changed: () => void) => onOtherTab(keyOf(sitting), changed),
};
