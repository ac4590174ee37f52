import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The tests that run if the environment variable LONG is not set: every screen, a journey for every role, and every
 * browser. They run longest first, two at a time, so that both workers finish at about the same time.
 */
const short = [
  "every-screen",
  "spoken",
  "engines/engines",
  "office",
  "theory-test",
  "auth",
  "school",
  "staff",
  "paying",
  "review",
  "docs",
  "office-clicks",
  "before-scripts",
  "sdk-in-browsers",
  "guide",
  "complaint",
  "failures/failures",
  "measures",
  "languages",
  "built-files",
  "pseudo-language",
  "routes-weight",
].map((name) => `tests/${name}.test.ts`);

class InListedOrder extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => short.findIndex((name) => moduleId.endsWith(name));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

// All tests except the one for every screen share one server. If LONG is set, test files run one after the other,
// because some of them measure how fast pages are.
export default defineConfig({
  test: {
    include: process.env.LONG ? ["tests/**/*.test.ts"] : short,
    globalSetup: "tests/start-server.ts",
    maxWorkers: process.env.LONG ? 1 : 2,
    maxConcurrency: 2,
    sequence: { sequencer: InListedOrder },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
