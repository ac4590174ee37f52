// `pnpm mutate`: breaks one line at a time, in memory, and runs the tests that should fail. Fails if a mutation
// survives without a reason in survivors.ts. Results are kept, so that an interrupted run continues. Then StrykerJS changes
// every expression in the areas of areas.ts.
//
//   pnpm mutate                  everything that has changed since the last run
//   pnpm mutate api/src/audit    only mutations whose class, pattern, file or line contains the text
//   pnpm mutate --fresh          everything
import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runAreas } from "./all-areas.ts";
import { keyOf, type Mutation, mutationsOf, nameOf, root } from "./places.ts";
import { type Result, report } from "./report.ts";
import { rows } from "./rows.ts";
import type { Answer, Request } from "./run-tests.ts";
import { survivors } from "./survivors.ts";
import { packageOf, systematic, testsOf } from "./tests-of.ts";

/** If a mutation makes its tests run for this long, it counts as caught. */
const deadlineMs = 600_000;

const resultsFile = join(root, ".results/mutate.json");
const args = process.argv.slice(2).filter((each) => each !== "--");
const isFresh = args.includes("--fresh");
const filter = args.find((each) => !each.startsWith("--")) ?? "";

const read = (): Record<string, Result> =>
  existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : {};
const previous = isFresh ? {} : read();
const results: Record<string, Result> = {};

/**
 * Saves the results, and keeps those of other runs. Writes to a new file first, because the run may be interrupted at
 * any moment.
 */
function saveResults(): void {
  mkdirSync(join(root, ".results"), { recursive: true });
  writeFileSync(`${resultsFile}.new`, JSON.stringify({ ...read(), ...results }));
  renameSync(`${resultsFile}.new`, resultsFile);
}

const contents = new Map<string, string>();
function contentOf(file: string): string {
  const content = contents.get(file) ?? readFileSync(join(root, file), "utf8");
  contents.set(file, content);
  return content;
}
const keyOfMutation = (mutation: Mutation): string => keyOf(nameOf(mutation), mutation.text);
/** Returns a digest that changes when the tests that a result depends on change: the test that failed, or all tests. */
const proofOf = (file: string, by: string | undefined): string =>
  keyOf(...(by !== undefined && existsSync(join(root, by)) ? [by] : testsOf(file)).map(contentOf));

/** A process that runs the tests of one package. It is replaced if it does not respond in time. */
class Worker {
  readonly #package: string;
  #child: ChildProcess | undefined;

  constructor(name: string) {
    this.#package = name;
  }

  async ask(request: Request): Promise<Answer | "no answer"> {
    const child = await this.#running();
    return new Promise((resolve) => {
      const settle = (answer: Answer | "no answer") => {
        clearTimeout(timer);
        child.off("message", settle).off("exit", noAnswer);
        if (answer === "no answer") this.#kill(child);
        resolve(answer);
      };
      const noAnswer = () => settle("no answer");
      const timer = setTimeout(noAnswer, deadlineMs);
      child.on("message", settle).on("exit", noAnswer);
      child.send(request);
    });
  }

  /** Ends the process once it has stopped its databases. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.disconnect();
    await ended;
  }

  async #running(): Promise<ChildProcess> {
    if (this.#child) return this.#child;
    // The child has its own process group, so that processes started by its tests can be stopped with it.
    const child = fork(join(import.meta.dirname, "run-tests.ts"), [this.#package], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", () => reject(new Error(`The tests of ${this.#package} did not start.`)));
    });
    return child;
  }

  #kill(child: ChildProcess): void {
    this.#child = undefined;
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // The process has already ended.
    }
  }
}

const all = mutationsOf(rows);
const named = all.filter((mutation) => `${mutation.class} | ${nameOf(mutation)}`.includes(filter));
const begun = performance.now();
const open: Mutation[] = [];
for (const mutation of named) {
  const key = keyOfMutation(mutation);
  const result = previous[key];
  if (result?.proof === proofOf(mutation.file, result?.failedIn)) results[key] = result;
  else open.push(mutation);
}
console.log(`${named.length} mutations, of which ${named.length - open.length} are known from earlier runs.`);

/** Test files that pass without a mutation. */
const sound = new Set<string>();
/** Test files that fail without a mutation. */
const unsound = new Set<string>();
/** The test that failed for the last mutation in a file. It often fails for the next mutation too. */
const noticed = new Map<string, string>();

/** The test file that failed for a mutation in an earlier run, by the mutation's name. */
const noticedBefore = new Map(Object.values(read()).map((result) => [nameOf(result), result.failedIn]));

/**
 * Sorts the tests: first the test that failed for this mutation in an earlier run, then the tests for the whole class,
 * then the test that failed for the last mutation in the file.
 */
function inOrder(mutation: Mutation): string[] {
  const { class: of, file } = mutation;
  const first = [noticedBefore.get(nameOf(mutation)), ...(systematic[of] ?? []), noticed.get(file)];
  const rank = (test: string) => (first.includes(test) ? first.indexOf(test) : first.length);
  return testsOf(file).toSorted((one, other) => rank(one) - rank(other));
}

/** Runs test files until one fails, with or without a mutation. Also returns whether they load the mutated file. */
async function runTests(worker: Worker, tests: readonly string[], file?: Request["file"]): Promise<Answer> {
  const answer = await worker.ask(file ? { file, tests } : { tests });
  const [failedIn] = tests;
  return answer === "no answer" ? { failure: `${tests.join(", ")}: do not end`, failedIn, isReached: true } : answer;
}

/** Whether a test file passes without a mutation. A test that already fails catches nothing. */
async function isSound(worker: Worker, test: string): Promise<boolean> {
  if (sound.has(test)) return true;
  const { failure } = await runTests(worker, [test]);
  if (failure === undefined) sound.add(test);
  else {
    unsound.add(test);
    console.log(`${test} also fails without a mutation:\n    ${failure.split("\n", 1)[0]}`);
  }
  return failure === undefined;
}

async function tryMutation(worker: Worker, mutation: Mutation): Promise<void> {
  const { row, class: of, file, line, was, is, text } = mutation;
  const begun = performance.now();
  let isReached = false;
  let isUncertain = false;
  let caught: { by: string; failedIn: string } | undefined;
  let left = inOrder(mutation);
  while (!caught && left.length > 0) {
    const { failure, failedIn, isReached: wasReached } = await runTests(worker, left, { path: join(root, file), text });
    isReached ||= wasReached;
    if (failure === undefined || failedIn === undefined) break;
    for (const test of left.slice(0, left.indexOf(failedIn))) sound.add(test);
    if (await isSound(worker, failedIn)) {
      caught = { by: failure, failedIn };
      noticed.set(file, failedIn);
    } else {
      isUncertain = true;
      left = left.slice(left.indexOf(failedIn) + 1);
    }
  }
  if (!caught && isUncertain) return console.log(`not known           ${file}:${line}  ${row}`);
  const { by, failedIn } = caught ?? {};
  const isCaught = caught !== undefined;
  const seconds = (performance.now() - begun) / 1_000;
  const proof = proofOf(file, failedIn);
  results[keyOfMutation(mutation)] = {
    ...{ row, class: of, file, line, was, is },
    ...{ isCaught, isReached, by, failedIn, proof, seconds },
  };
  saveResults();
  const mark = isCaught ? "caught  " : "SURVIVED";
  const why = isCaught ? by?.split("\n", 1)[0] : `${was}\n    ${is}`;
  console.log(`${mark} ${seconds.toFixed(1).padStart(6)} s  ${file}:${line}  ${row}\n    ${why}`);
}

/** Distributes the items in a list among the workers. */
async function share<Item>(
  workers: readonly Worker[],
  items: readonly Item[],
  work: (worker: Worker, item: Item) => Promise<void>,
) {
  const left = [...items];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(worker, item);
    }),
  );
}

const width = Math.min(2, availableParallelism());
const workers: Worker[] = [];
process.once("SIGINT", () => {
  // The results have already been saved, and the workers end with this process.
  process.exit(130);
});
for (const name of new Set(open.map(({ file }) => packageOf(file)))) {
  const mine = open.filter(({ file }) => packageOf(file) === name);
  const pair = Array.from({ length: Math.min(width, mine.length) }, () => new Worker(name));
  workers.push(...pair);
  console.log(`\n${name}: ${mine.length} mutations`);
  await share(pair, mine, tryMutation);
  await Promise.all(pair.map((worker) => worker.close()));
}

saveResults();
const minutes = (performance.now() - begun) / 60_000;
const { text, isGood } = report(Object.values(results), survivors, { isWhole: filter === "" });
console.log(`\n${text}\n\n${minutes.toFixed(1)} minutes`);
const areGood = runAreas(filter);
process.exitCode = isGood && unsound.size === 0 && areGood ? 0 : 1;
