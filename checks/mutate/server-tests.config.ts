import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { endWarmPool, warmPool } from "./warm-pool.ts";

const tests = (process.env.MUTATE_TESTS ?? "").split(",");

/** Runs the tests of an area in the order in which it lists them. Vitest would begin with those that take longest. */
class InTheirOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => tests.findIndex((each) => moduleId.endsWith(`/${each}`));
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

// The server's tests for StrykerJS, in its copy of the package. The files are those of one area.
export default defineConfig({
  plugins: [
    {
      name: "kwan:warm-pool",
      // StrykerJS sets a pool of its own.
      configureVitest: ({ project, vitest }) => {
        project.config.pool = warmPool.name as "forks";
        project.config.poolRunner = warmPool;
        vitest.onClose(endWarmPool);
      },
    },
  ],
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions.filter((each) => each !== "module")] } },
  test: {
    include: tests,
    globalSetup: ["./tests/start-databases.ts"],
    isolate: false,
    sequence: { sequencer: InTheirOrder },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
