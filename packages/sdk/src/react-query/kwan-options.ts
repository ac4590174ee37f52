import { type AnyCall, pathNames } from "@kwan/contract";
import { type QueryKey, replaceEqualDeep } from "@tanstack/react-query";
import { cursorOf, type ListPage } from "../promises/kwan-list.ts";
import { etagOf, rememberEtag } from "../requests/etags.ts";
import type { KwanQueries } from "./factory-types.ts";

type AnyMethod = ((...args: readonly unknown[]) => Promise<unknown>) & {
  readonly contract?: AnyCall;
  readonly contracts?: Readonly<Record<string, AnyCall>>;
};

/** The calls whose errors are logged but not shown to the user (R-SDK-08). */
const quietly = /* @__PURE__ */ new Set(["listServices", "getMe"]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Merges new query data with the old data: keeps unchanged objects and the ETag, so that data from `useQuery` can be
 * passed as `ifMatch`.
 */
export function shareKeepingEtag(old: unknown, next: unknown): unknown {
  const shared: unknown = replaceEqualDeep(old, next);
  if (isObject(shared) && isObject(next)) rememberEtag(shared, etagOf(next));
  return shared;
}

/**
 * Returns the query key that matches everything cached for a noun, for a method, or for some of a method's arguments.
 * Use it to invalidate that part of the cache.
 *
 * @example
 * await queryClient.invalidateQueries({ queryKey: kwanKey("services") });
 */
export const kwanKey = (...parts: readonly unknown[]): QueryKey => {
  const last = parts.findLastIndex((part) => part !== undefined);
  return ["kwan", ...parts.slice(0, last + 1)];
};

/** Returns the index of the options among a call's arguments: after the path parameters, body and query. */
const placeOfOptions = (call: AnyCall): number =>
  pathNames(call.path).length + (call.body === undefined ? 0 : 1) + (call.query === undefined ? 0 : 1);

const withOptions = (call: AnyCall, args: readonly unknown[], options: object): unknown[] => {
  const filled = Array.from({ length: placeOfOptions(call) }, (_, index) => args[index]);
  return [...filled, options];
};

function readFactory(noun: string, name: string, method: AnyMethod, call: AnyCall, before: readonly unknown[]) {
  const meta = quietly.has(call.id) ? { meta: { quiet: true } } : {};
  const place = placeOfOptions(call);
  const read = (...args: readonly unknown[]) => ({
    queryKey: kwanKey(noun, name, ...before, ...args.slice(0, place)),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      method(...before, ...withOptions(call, args, { ...(args[place] as object | undefined), signal })),
    structuralSharing: shareKeepingEtag,
    ...meta,
  });
  const infinite = (...args: readonly unknown[]) => {
    const at = place - 1;
    const query = (args[at] ?? {}) as object;
    const path = args.slice(0, at);
    return {
      queryKey: ["kwan", noun, name, ...before, ...path, query, "infinite"],
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
        method(...before, ...withOptions(call, [...path, { ...query, cursor: pageParam }], { signal })),
      initialPageParam: undefined,
      getNextPageParam: (page: ListPage) => cursorOf(page.next),
      ...meta,
    };
  };
  return Object.assign(read, { infinite });
}

function writeFactory(noun: string, name: string, method: AnyMethod, call: AnyCall, before: readonly unknown[]) {
  return () => ({
    mutationKey: kwanKey(noun, name, ...before),
    mutationFn: (variables: Readonly<Record<string, unknown>> = {}) => {
      const { body, query, ...rest } = variables;
      const names = pathNames(call.path);
      const params = names.map((param) => rest[param]);
      const options = Object.fromEntries(Object.entries(rest).filter(([key]) => !names.includes(key)));
      const args = [...params, ...(call.body ? [body] : []), ...(call.query ? [query] : [])];
      return method(...before, ...withOptions(call, args, options));
    },
  });
}

const makerFor = ({ kind }: AnyCall) => (kind === "read" ? readFactory : writeFactory);

function factoryOf(noun: string, name: string, method: AnyMethod): unknown {
  const { contract, contracts } = method;
  const key = (...partial: readonly unknown[]) => kwanKey(noun, name, ...partial);
  if (contract) return Object.assign(makerFor(contract)(noun, name, method, contract, []), { key });
  const ofKind = (kind: string, ...args: readonly unknown[]) => {
    const call = contracts?.[kind];
    if (!call) throw new TypeError(`${noun}.${name} has no kind "${kind}". Check its spelling.`);
    const make: (...args: readonly unknown[]) => unknown = makerFor(call)(noun, name, method, call, [kind]);
    return make(...args);
  };
  return Object.assign(ofKind, { key });
}

/**
 * Creates query and mutation options for every method of a client, under the same names. The function for a read takes
 * the same arguments as the client's method. The function for a write takes no arguments: pass the path parameters,
 * `body`, `query` and options to `mutate`.
 *
 * @example
 * const q = kwanOptions(kwan);
 * const branches = useQuery(q.branches.list({ region: "Ashanti" }));
 * const reject = useMutation(q.updateRequests.reject());
 * reject.mutate({ id, body: { reason: "The affidavit is not signed." } });
 */
/* @__NO_SIDE_EFFECTS__ */
export function kwanOptions<const K extends object>(kwan: K): KwanQueries<K> {
  const nouns = Object.entries(kwan as Readonly<Record<string, Readonly<Record<string, AnyMethod>>>>);
  return Object.fromEntries(
    nouns.map(([noun, methods]) => [
      noun,
      Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, factoryOf(noun, name, method)])),
    ]),
  ) as KwanQueries<K>;
}
