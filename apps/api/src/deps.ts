import type { PlainDate } from "@kwan/domain";
import type { Logger } from "pino";
import type { Blobs } from "./blobs/blobs.ts";
import type { Config } from "./config.ts";
import type { Database, Queries } from "./db/open.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { ShortCache } from "./short-cache.ts";

/** Work that is done after the answer, and survives a crash. What is added in a transaction stands or falls with it. */
export interface Queue {
  add(
    db: Queries,
    job: string,
    data: Readonly<Record<string, unknown>>,
    options?: { startAfter?: Date },
  ): Promise<void>;
}

/** What the server needs from outside itself, apart from its database. A test sets each of them. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly queue: Queue;
  /** Where the bytes of documents are kept. */
  readonly blobs: Blobs;
  readonly payments: PaymentProvider;
  readonly now: () => Date;
  /** The day it is now, in Ghana, which keeps UTC. */
  readonly today: () => PlainDate;
  /** A new id with its prefix: "drv_01…". */
  readonly newId: (prefix: string) => string;
  /** From 0 up to but not including 1, unpredictable. */
  readonly random: () => number;
}

/** The server with its database: what a job, or a call that opens its own transactions, starts from. */
export interface Server extends Deps {
  readonly db: Database;
  /** Rows of the authority's own tables, which change seldom. */
  readonly cache: ShortCache;
}
