import type { Pesewas, PlainDate, ProgramBudget, ProgramScope, Role } from "@kwan/domain";
import type { Logger } from "pino";
import type { ActingAccount } from "./acting-account.ts";
import type { RefusalWindows } from "./audit/refusal-windows.ts";
import type { Blobs } from "./blobs/blobs.ts";
import type { Config } from "./config.ts";
import type { Database, Queries, Tx } from "./db/open.ts";
import type {
  AccountId,
  ApplicationId,
  BranchId,
  DecisionId,
  DriverId,
  NewId,
  PaymentId,
  ProgramId,
  SchoolId,
  SessionId,
} from "./ids.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { CallBudgets } from "./rate-limits/call-budgets.ts";
import type { ShortCache } from "./short-cache.ts";

/** The caller: an account and its session. */
export interface Actor {
  readonly id: AccountId;
  readonly role: Role;
  readonly driver: DriverId | null;
  readonly school: SchoolId | null;
  readonly branch: BranchId | null;
  readonly session: SessionId;
  readonly expires_at: string;
  /** The account as it was when the request arrived. */
  readonly account: ActingAccount;
}

/** A program of another team, which reads with a token of its own. */
export interface Program {
  readonly id: ProgramId;
  readonly scopes: readonly ProgramScope[];
  readonly budget: ProgramBudget;
}

/** Who proposed a refund, and why. */
export interface RefundProposal {
  readonly proposed_by: AccountId;
  readonly reason: string;
}

/** Whether the caller is a learner or a driver, who can only see and change their own records. */
export const isCitizen = ({ role }: Actor): boolean => role === "learner" || role === "driver";

/** The part of an actor that the audit log names. It is all that is known of somebody for whom a job works. */
export type Author = Pick<Actor, "id" | "role">;

/** Who has made a request, as the audit log names them: an account or a program. */
export type Caller = Author | { readonly id: ProgramId; readonly role: "program" };

/** Who or what started a piece of work. */
export interface Origin<A extends Caller | null = Actor | null> {
  /** Null if nobody is logged in or if the server itself started the work. */
  readonly actor: A;
  /** The ID of the request, or the name of the job. */
  readonly requestId: string;
  /** The IP address that sent the request, or null for the server's own work. */
  readonly address: string | null;
}

/**
 * The context of a command, run by a request or by a job. The command can only use the database through `tx`. A command
 * that needs little of an actor or of the dependencies can say so, for callers that have no more.
 */
export interface Context<A extends Caller | null = Actor | null, D = Deps> extends Origin<A> {
  /** The transaction is committed if the command returns and rolled back if it throws. */
  readonly tx: Tx;
  readonly deps: D;
}

/** The context of work that only reads, or that opens its own transactions. */
export interface ReadContext<A extends Caller | null = Actor | null, D = Server> extends Origin<A> {
  readonly db: Queries;
  readonly deps: D;
}

/** The part of a context that is needed to send a message or queue a job. */
export type Work = Pick<Context, "tx" | "deps">;

/** Returns the origin of the server's own work, such as a job. */
export const systemOrigin = (requestId: string): Origin<null> => ({ actor: null, requestId, address: null });

export const systemContext = <D extends Partial<Deps>>(tx: Tx, deps: D, requestId: string) => ({
  ...systemOrigin(requestId),
  tx,
  deps,
});

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

/**
 * What a lower area of the server needs from a higher one. `connect-ports.ts` passes the functions in, so that imports
 * only run downwards.
 */
export interface Ports {
  // Money needs these from licensing.
  /** Locks the application that an invoice is for, so that events about it are handled one at a time. */
  readonly lockApplication: (tx: Tx, id: ApplicationId) => Promise<unknown>;
  /** Throws if an application can no longer be completed, so that nobody pays for it. */
  readonly requireStillPossible: (tx: Tx, id: ApplicationId, today: PlainDate) => Promise<void>;
  /** Handles the payment of an invoice. The application advances without any action by the applicant or an officer. */
  readonly onInvoicePaid: (work: Work, id: ApplicationId) => Promise<void>;
  /** Handles a refund. The application goes back to waiting for payment, or is put on hold until the fee is paid. */
  readonly onPaymentReversed: (work: Work, id: ApplicationId) => Promise<void>;

  // Money needs this from the office.
  /** Returns who proposed a refund, and why. */
  readonly proposalOf: (tx: Tx, decision: DecisionId) => Promise<RefundProposal | undefined>;

  // The audit log needs this from the office.
  /** Returns the records about which an account may learn nothing, because it has a part in them. */
  readonly concealedFrom: (db: Queries, account: AccountId) => Promise<readonly string[]>;

  // Licensing needs these from the office.
  /** Proposes the revocation for which the office has filed an application. Another person decides. */
  readonly proposeRevocation: (
    context: Context<Actor>,
    application: { readonly driver_id: DriverId; readonly details: Readonly<Record<string, unknown>> },
  ) => Promise<DecisionId>;
  /** Raises the version of the proposal to verify an identity, because the files of the document have changed. */
  readonly identityFilesChanged: (tx: Tx, driver: DriverId) => Promise<void>;
  /** Throws if a member of staff has no business with a person and has not given a reason for opening their file. */
  readonly requireFileReason: (db: Queries, actor: Actor, id: DriverId, now: Date) => Promise<void>;
  /** Proposes to refund a payment for an application that has ended. Another person decides. */
  readonly proposeRefund: (
    context: Context<Actor>,
    refund: { readonly payment: PaymentId; readonly pesewas: Pesewas; readonly reason: string },
  ) => Promise<void>;
}
