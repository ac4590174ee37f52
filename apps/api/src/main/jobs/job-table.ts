import type { Server } from "../../platform/context.ts";
import { type ImportId, isId, type MessageId } from "../../platform/ids.ts";

export interface Job {
  readonly run: (deps: Server, data: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The cron schedule of a job that runs regularly. Other jobs run when they are added to the queue. */
  readonly cron?: string;
  /** How many seconds a worker waits between two polls. */
  readonly pollSeconds: number;
  /** How long a job can run before it counts as failed and is retried. */
  readonly maxSeconds: number;
  /** The number of jobs of this kind that this process runs at the same time. */
  readonly atOnce: number;
  /** The number of jobs that a worker fetches at a time, to poll less often under load. The default is one. */
  readonly batch?: number;
}

export type JobTable = Readonly<Record<string, Job>>;

/** Returns the message ID in a job's data. Throws if there is none. */
export function messageIdOf({ id }: Readonly<Record<string, unknown>>): MessageId {
  if (isId("msg", id)) return id;
  throw new TypeError("The job was added without the id of its message.");
}

/** Returns the import ID in a job's data. Throws if there is none. */
export function importIdOf({ id }: Readonly<Record<string, unknown>>): ImportId {
  if (isId("imp", id)) return id;
  throw new TypeError("The job was added without the id of its import.");
}

/** Returns the string with this name in a job's data. Throws if there is none. */
export function textOf(data: Readonly<Record<string, unknown>>, name: string): string {
  const value = data[name];
  if (typeof value === "string") return value;
  throw new TypeError(`The job was added without its ${name}.`);
}
