import type { Page } from "playwright";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
};

/** A task in a page: when it ran, in microseconds, and how many milliseconds of processor time it used. */
export type Task = { from: number; to: number; busy: number };

/** What happened in a page: its tasks, and the times at which a key was pressed or something was painted. */
export type Recording = { tasks: Task[]; keys: number[]; paints: number[] };

const traced = ["toplevel", "devtools.timeline"];

/**
 * Performs an action on a page with the processor slowed down by a factor of four, and returns what the page did in the
 * meantime. Only the page's own processor time is counted, so other work on the machine does not matter.
 *
 * @example
 * const { tasks } = await onSlowPhone(page, () => page.getByRole("link", { name: "Applications" }).click());
 */
export async function onSlowPhone(page: Page, act: () => Promise<unknown>): Promise<Recording> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser of its own to be traced.");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.startTracing(page, { categories: traced });
  await act();
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();

  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const inPage = traceEvents
    .filter((event) => event.ph === "X" && mains.has(threadOf(event)))
    .sort((one, other) => one.ts - other.ts);
  const eventsNamed = (name: string) => inPage.filter((event) => event.name === name);
  const tasks = eventsNamed("ThreadControllerImpl::RunTask").map(({ ts, dur = 0, tdur = 0 }) => ({
    from: ts,
    to: ts + dur,
    busy: tdur / 1000,
  }));
  const keys = eventsNamed("EventDispatch").filter(({ args }) => args.data?.type === "keydown");
  return { tasks, keys: keys.map(({ ts }) => ts), paints: eventsNamed("Paint").map(({ ts, dur = 0 }) => ts + dur) };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** Returns the processor time of the longest task, in milliseconds. */
export const longestTask = ({ tasks }: Recording): number => Math.max(...tasks.map(({ busy }) => busy));

/** Returns the longest processor time that the page used between a key press and the next paint, in milliseconds. */
export function longestAnswer({ tasks, keys, paints }: Recording): number {
  const answers = keys.map((pressed) => {
    const painted = paints.find((paint) => paint > pressed) ?? Number.POSITIVE_INFINITY;
    return tasks.filter(({ from, to }) => to > pressed && from < painted).reduce((sum, { busy }) => sum + busy, 0);
  });
  return Math.max(...answers);
}
