// A process with one warm vitest for one package. It runs test files on request, with one module replaced in memory.
import { join } from "node:path";
import { createVitest, type TestModule } from "vitest/node";
import { root } from "./places.ts";

/** A request to run a test file, with another file's text replaced if one is given. */
export interface Request {
  readonly file?: { readonly path: string; readonly text: string };
  readonly test: string;
}

export interface Answer {
  /** The first failure, or undefined if all tests passed. */
  readonly failure?: string | undefined;
  /** Whether the replaced module was loaded. */
  readonly isReached: boolean;
}

const packageRoot = join(root, process.argv[2] ?? "");
// Some tests choose files by the working directory.
process.chdir(packageRoot);

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
    isolate: true,
    bail: 1,
    // Longer than any test takes on a busy machine. A test that is merely slow must not count as a failure.
    testTimeout: 60_000,
    // A cache on disk would keep mutated modules.
    fsModuleCache: false,
    // Half of the API's tests are the same tests on the slower database.
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

/** Returns the message of the first failed test or broken module. */
function failureIn(modules: readonly TestModule[], unhandled: readonly unknown[]): string | undefined {
  for (const module of modules) {
    const [broken] = module.errors();
    if (broken) return `${module.relativeModuleId}: ${broken.message}`;
    for (const test of module.children.allTests("failed"))
      return `${module.relativeModuleId}: ${test.fullName}: ${test.result().errors?.[0]?.message ?? "no reason"}`;
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) return `${module.relativeModuleId}: ${error.message}`;
    if (!module.ok()) return `${module.relativeModuleId}: failed`;
  }
  return unhandled.length > 0 ? `an error outside the tests: ${String(unhandled[0])}` : undefined;
}

async function answerTo({ file, test }: Request): Promise<Answer> {
  replaced = file;
  isReached = false;
  if (file) vitest.invalidateFile(file.path);
  try {
    const specification = project.createSpecification(join(root, test));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    const own = testModules.filter(({ moduleId }) => moduleId === specification.moduleId);
    const failure = failureIn(own, unhandledErrors);
    if (failure === undefined && own.every((module) => [...module.children.allTests("passed")].length === 0))
      throw new Error(`${test} has no test that runs here.`);
    return { failure, isReached };
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
// When the parent ends, its children end too.
process.on("disconnect", () => void vitest.close().finally(() => process.exit(0)));
process.send?.("ready");
