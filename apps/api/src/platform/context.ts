import type { Role } from "@kwan/domain";
import type { ActingAccount } from "./acting-account.ts";
import type { Queries, Tx } from "./db/open.ts";
import type { Deps, Server } from "./deps.ts";
import type { AccountId, BranchId, DriverId, SchoolId, SessionId } from "./ids.ts";

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

/** Whether the caller is a learner or a driver, who can only see and change their own records. */
export const isCitizen = ({ role }: Actor): boolean => role === "learner" || role === "driver";

/** The part of an actor that the audit log names. It is all that is known of somebody for whom a job works. */
export type Author = Pick<Actor, "id" | "role">;

/** Who or what started a piece of work. */
export interface Origin<A extends Author | null = Actor | null> {
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
export interface Context<A extends Author | null = Actor | null, D = Deps> extends Origin<A> {
  /** The transaction is committed if the command returns and rolled back if it throws. */
  readonly tx: Tx;
  readonly deps: D;
}

/** The context of work that only reads, or that opens its own transactions. */
export interface ReadContext<A extends Author | null = Actor | null, D = Server> extends Origin<A> {
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
