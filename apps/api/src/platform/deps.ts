import type { PlainDate } from "@kwan/domain";
import type { Logger } from "pino";
import type { RefusalWindows } from "./audit/refusal-windows.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { Config } from "./config.ts";
import type { Database, Queries } from "./db/open.ts";
import type { NewId } from "./ids.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { Ports } from "./ports.ts";
import type { CallBudgets } from "./rate-limits/call-budgets.ts";
import type { ShortCache } from "./short-cache.ts";

/**
 * Jobs that run after the response has been sent, and that survive a crash. A job added in a transaction is committed
 * or rolled back with that transaction.
 */
export interface Queue {
  add(
    db: Queries,
    job: string,
    data: Readonly<Record<string, unknown>>,
    options?: { startAfter?: Date },
  ): Promise<void>;
}

/** The server's external dependencies, except the database. Tests replace each of them. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly queue: Queue;
  /** A short-lived cache for branches and free appointment slots. */
  readonly cache: ShortCache;
  /** The storage for the contents of documents. */
  readonly blobs: Blobs;
  readonly payments: PaymentProvider;
  /** What lower areas need from higher ones. */
  readonly ports: Ports;
  /** Counts the calls of accounts and networks. */
  readonly budgets: CallBudgets;
  /** Gathers refusals for the audit log. */
  readonly refusals: RefusalWindows<unknown>;
  readonly now: () => Date;
  /** Returns today's date in Ghana, whose time zone is UTC. */
  readonly today: () => PlainDate;
  /** Generates a new ID with the given prefix: "drv_01…". */
  readonly newId: NewId;
  /** Returns an unpredictable number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

/** The server's dependencies and its database, for jobs and for calls that open their own transactions. */
export interface Server extends Deps {
  readonly db: Database;
}
