// A process that keeps an instance of Vitest running for one package. It runs test files on request, with one module
// replaced in memory.
import { join } from "node:path";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { root } from "./places.ts";

/** A request to run test files until one fails. If `file` is given, its text replaces that module in memory. */
export interface Request {
  readonly file?: { readonly path: string; readonly text: string };
  readonly tests: readonly string[];
}

export interface Answer {
  /** The first failure, or undefined if all tests passed. */
  readonly failure?: string | undefined;
  /** The test file that failed. */
  readonly failedIn?: string | undefined;
  /** Whether the replaced module was loaded. */
  readonly isReached: boolean;
}

const packageRoot = join(root, process.argv[2] ?? "");
// Some tests choose files by the working directory.
process.chdir(packageRoot);

class InTheirOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

let replaced: Request["file"];
let isReached = false;

const vitest = await createVitest(
  "test",
  {
    root: packageRoot,
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    fileParallelism: false,
    // Test files share their imports, because importing the server takes longer than most of its tests.
    isolate: false,
    sequence: { sequencer: InTheirOrder },
    bail: 1,
    // This is longer than any test takes on a busy machine. A test that is merely slow must not count as a failure.
    testTimeout: 60_000,
    // Do not cache on disk, because the cache would keep mutated modules.
    fsModuleCache: false,
    // Leave out half of the API's tests, because they repeat the other half on a slower database.
    testNamePattern: /^(?!embedded )/,
  },
  {
    plugins: [
      {
        name: "kwan:mutate",
        enforce: "pre",
        transform(_code, id) {
          if (!replaced || id.split("?")[0] !== replaced.path) return undefined;
          isReached = true;
          return { code: replaced.text, map: null };
        },
      },
    ],
  },
);

const project = vitest.getRootProject();

/** Returns why a test file failed, or undefined if it passed or was not run because an earlier test file failed. */
function failureIn(module: TestModule): string | undefined {
  const [broken] = module.errors();
  if (broken) return `${module.relativeModuleId}: ${broken.message}`;
  for (const test of module.children.allTests("failed"))
    return `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0]?.message ?? "no reason"}`;
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) return `${module.relativeModuleId}: ${error.message}`;
  return module.ok() ? undefined : `${module.relativeModuleId}: failed`;
}

const passedIn = (module: TestModule): number => [...module.children.allTests("passed")].length;

async function answerTo({ file, tests }: Request): Promise<Answer> {
  replaced = file;
  isReached = false;
  if (file) vitest.invalidateFile(file.path);
  try {
    const specifications = tests.map((test) => project.createSpecification(join(root, test)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    for (const [index, { moduleId }] of specifications.entries()) {
      const module = testModules.find((each) => each.moduleId === moduleId);
      const failure = module && failureIn(module);
      if (failure !== undefined) return { failure, failedIn: tests[index], isReached };
      if (!module || passedIn(module) === 0) throw new Error(`${tests[index]} has no test that runs here.`);
    }
    if (unhandledErrors.length > 0)
      return {
        failure: `an error outside the tests: ${String(unhandledErrors[0])}`,
        failedIn: tests.at(-1),
        isReached,
      };
    return { isReached };
  } finally {
    replaced = undefined;
    if (file) vitest.invalidateFile(file.path);
  }
}

process.on("message", (request: Request) => {
  void answerTo(request).then(
    (answer) => process.connected && process.send?.(answer),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// End this process when its parent ends.
process.on("disconnect", () => void vitest.close().finally(() => process.exit(0)));
process.send?.("ready");
