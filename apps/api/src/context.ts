import type { Role } from "@kwan/domain";
import type { Queries, Tx } from "./db/open.ts";
import type { UserRow } from "./db/tables.ts";
import type { Deps, Server } from "./deps.ts";

/** Who is asking: an account, and the session it asks in. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly driver: string | null;
  readonly school: string | null;
  readonly branch: string | null;
  readonly session: string;
  readonly expires_at: string;
  /** The account as it was when the request came. */
  readonly account: UserRow;
}

/** Who is behind a piece of work. */
export interface Origin<A extends Actor | null = Actor | null> {
  /** Null where nobody is logged in, and in the server's own work. */
  readonly actor: A;
  /** The id of the request, or the name of the job. */
  readonly requestId: string;
  /** The address a request came from; null in the server's own work. */
  readonly address: string | null;
}

/** What a command works with, whether a request or a job runs it. Its dependencies hold no second way to the database. */
export interface Context<A extends Actor | null = Actor | null> extends Origin<A> {
  /** Kept if the work returns, undone if it throws. */
  readonly tx: Tx;
  readonly deps: Deps;
}

/** The same for what only reads, or opens transactions of its own. */
export interface ReadContext<A extends Actor | null = Actor | null> extends Origin<A> {
  readonly db: Queries;
  readonly deps: Server;
}

/** The part of a context that a message or another job needs. */
export type Work = Pick<Context, "tx" | "deps">;

/** The origin of the server's own work, such as a job. */
export const systemOrigin = (requestId: string): Origin<null> => ({ actor: null, requestId, address: null });

export const systemContext = <D extends Partial<Deps>>(tx: Tx, deps: D, requestId: string) => ({
  ...systemOrigin(requestId),
  tx,
  deps,
});
