import { mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { BrowserContext } from "playwright";

/** Failed tests leave files in this folder. It is emptied before each run. */
export const failures = process.env.FAILURES ?? resolve(import.meta.dirname, "../.results/failures");

/** Begins to record what a test does, so that its trace can be kept if it fails. */
export const record = (context: BrowserContext): Promise<unknown> => context.tracing.start({ snapshots: true });

const fileName = (test: string) =>
  test
    .replace(/[^\w-]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);

/**
 * Keeps the trace and a screenshot of each page of a test that has failed, and says where they are.
 *
 * @example
 * await keepFailure("people log in", contexts);
 */
export async function keepFailure(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  mkdirSync(failures, { recursive: true });
  for (const [at, context] of contexts.entries()) {
    const path = join(failures, `${fileName(test)}-${at + 1}`);
    for (const [number, page] of context.pages().entries())
      await page.screenshot({ path: `${path}-page-${number + 1}.png` }).catch(() => undefined);
    // A context that the test itself has closed has no trace any more.
    const isKept = await context.tracing.stop({ path: `${path}.zip` }).then(
      () => true,
      () => false,
    );
    if (!isKept) continue;
    const trace = relative(process.cwd(), `${path}.zip`);
    process.stderr.write(`\n${test} failed. See its screenshots, or open its trace: playwright show-trace ${trace}\n`);
  }
}
