import type { Server } from "../deps.ts";

/** A kind of work that the queue does. */
export interface Job {
  readonly run: (deps: Server, data: Readonly<Record<string, unknown>>) => Promise<void>;
  /** When it runs of itself, as cron writes it; otherwise it runs when something adds it. */
  readonly cron?: string;
  /** How often a worker looks for it. */
  readonly pollSeconds: number;
  /** How long one may run; after that it counts as failed and runs again. */
  readonly mostSeconds: number;
  /** How many run side by side in this process. */
  readonly atOnce: number;
  /** How many of those are fetched together: much waiting work then costs few fetches. One if nothing is said. */
  readonly batch?: number;
}

/** Every job by its name. */
export type JobTable = Readonly<Record<string, Job>>;

/** The text that a job was given under a name. */
export function textOf(data: Readonly<Record<string, unknown>>, name: string): string {
  const value = data[name];
  if (typeof value === "string") return value;
  throw new TypeError(`The job was added without its ${name}.`);
}
