import type { AnswerOf, AnyCall, ReadBodyOf } from "@kwan/contract";
import type * as z from "zod/mini";
import { Refused } from "./refused.ts";
import type { Account, MockState } from "./state.ts";

/** Who asks: the account, with its token. */
export interface Caller {
  readonly account: Account;
  readonly token: string;
}

type QueryRead<C extends AnyCall> = C["query"] extends z.core.$ZodType ? z.output<C["query"]> : undefined;

/** The parts of a validated request that every call has. */
export interface AnyRequest {
  readonly state: MockState;
  readonly caller: Caller | null;
  readonly params: Readonly<Record<string, string>>;
  /** The version that the caller has read, from If-Match. Null if it was not sent, or is "*". */
  readonly version: number | null;
  /** The path and query, as they were requested. */
  readonly url: string;
}

/** A validated request, with everything that a route needs to answer it. */
export interface RequestTo<C extends AnyCall> extends AnyRequest {
  readonly query: QueryRead<C>;
  readonly body: C["body"] extends z.core.$ZodType ? ReadBodyOf<C & { body: C["body"] }> : undefined;
}

/** A body with its version, which becomes its ETag, or the bytes of a file. */
export class Reply<T> {
  readonly body: T | undefined;
  readonly version: number | undefined;
  readonly file: Blob | undefined;

  constructor({ body, version, file }: { readonly body?: T; readonly version?: number; readonly file?: Blob }) {
    this.body = body;
    this.version = version;
    this.file = file;
  }
}

type Handle<C extends AnyCall> = (request: RequestTo<C>) => AnswerOf<C> | Reply<AnswerOf<C>>;

export interface Route {
  readonly call: AnyCall;
  readonly handle: (request: AnyRequest & { readonly query: unknown; readonly body: unknown }) => unknown;
}

/**
 * Says how the mock answers a call.
 *
 * @example
 * on(getBranch, ({ state, params }) => branchOf(state, params.id));
 */
export const on = <C extends AnyCall>(call: C, handle: Handle<C>): Route => ({
  call,
  handle: handle as unknown as Route["handle"],
});

/** Returns the account of the caller. Calls that need a login have refused everybody else before. */
export function accountOf({ caller }: Pick<AnyRequest, "caller">): Account {
  if (!caller) throw new Refused("unauthenticated");
  return caller.account;
}

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Returns a page of a list, with links to the previous and next pages with the same filters. */
export function pageOf<T>(rows: readonly T[], { cursor, limit = 20 }: PageQuery, url: string) {
  const start = cursor === undefined ? 0 : /^from-\d{1,6}$/.test(cursor) ? Number(cursor.slice(5)) : -1;
  if (start < 0) throw new Refused("invalid", { fields: { cursor: ["This cursor is not one of this list."] } });
  const addressOf = (from: number): string => {
    const [path, query = ""] = url.split("?");
    const search = new URLSearchParams(query);
    search.set("cursor", `from-${from}`);
    return `${path}?${search}`;
  };
  return {
    count: rows.length,
    next: start + limit < rows.length ? addressOf(start + limit) : null,
    previous: start > 0 ? addressOf(Math.max(0, start - limit)) : null,
    results: rows.slice(start, start + limit),
  };
}
