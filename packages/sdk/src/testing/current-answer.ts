import type { AnyCall } from "@kwan/contract";
import { safeParse } from "zod/mini";
import { isRecord } from "../errors/summary.ts";
import { isApplication, moveApplication, newApplication } from "./applications.ts";
import { type Entities, type Entity, isEntity, prefixOf } from "./entities.ts";

/** A received call with its parsed request. */
export interface Incoming {
  readonly call: AnyCall;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The response in the contract's example. */
  readonly example: unknown;
  readonly requestId: string;
  /** Returns the example object whose ID has this prefix. */
  readonly model: (prefix: string) => Entity | undefined;
}

const parses = (call: AnyCall, value: unknown): boolean =>
  call.answer === undefined || safeParse(call.answer, value).success;

/** Returns the first candidate that matches the contract, or otherwise the example, which always matches. */
const firstValid = (call: AnyCall, candidates: readonly Entity[], example: Entity): Entity =>
  candidates.find((candidate) => parses(call, candidate)) ?? { ...example };

/** Returns an object's fields that the model also has, except the ID. */
const commonFields = (source: unknown, model: object): Record<string, unknown> =>
  isRecord(source) ? Object.fromEntries(Object.entries(source).filter(([key]) => key in model && key !== "id")) : {};

/**
 * Returns an example filled with other objects' values. Fields that the example does not have are left out, because
 * some responses contain fewer fields of an object than others.
 */
export const filledFrom = (example: Entity, ...sources: readonly unknown[]): Entity =>
  Object.assign({}, example, ...sources.map((one) => commonFields(one, example)));

/** Returns the ID in the path that identifies the object in the response. */
const idInPath = ({ params, example }: Incoming): string | undefined =>
  isEntity(example) ? Object.values(params).find((id) => prefixOf(id) === prefixOf(example.id)) : undefined;

/**
 * Returns the fields that an action changes: those in which the action's example differs from the GET call's example.
 */
function changedBy(example: Entity, model: Entity | undefined): Record<string, unknown> {
  const differs = ([key, value]: [string, unknown]) =>
    key !== "id" && JSON.stringify(value) !== JSON.stringify(model?.[key]);
  return Object.fromEntries(Object.entries(example).filter(differs));
}

/** Returns the example, updated with the objects that have been created, changed and removed. */
export function currentAnswer(incoming: Incoming, entities: Entities): unknown {
  const { call, body, example, params } = incoming;
  if (call.method === "DELETE") {
    for (const id of Object.values(params)) entities.remove(id);
    return undefined;
  }
  if (isRecord(example) && Array.isArray(example.results)) return listOf(incoming, example.results, entities);
  if (!isEntity(example)) return example;

  const id = idInPath(incoming);
  const prefix = prefixOf(example.id);
  const held = id === undefined ? undefined : entities.get(id);
  if (call.id === "moveService") {
    const application = { ...(filledFrom(example, incoming.model(prefix), held) as Entity), id: id ?? example.id };
    const result = moveApplication(application, body, incoming.requestId);
    if (isEntity(result)) entities.put({ ...held, ...result });
    return result;
  }
  const named = id === undefined ? {} : { id };
  if (call.method === "GET") {
    const answer = filledFrom(example, held);
    return firstValid(
      call,
      [
        { ...answer, ...named },
        { ...example, ...named },
      ],
      example,
    );
  }

  // A POST to an existing object takes an action on it, and any other POST creates an object. PATCH and PUT change the
  // fields in their body.
  const isNew = call.method === "POST" && (id === undefined || call.status === 201);
  const model = isNew ? undefined : incoming.model(prefix);
  const acted = call.method === "POST" && !isNew ? changedBy(example, model) : {};
  const own = { id: isNew ? entities.nextId(prefix) : (id ?? example.id) };
  const before = filledFrom(example, model, held, acted);
  const value = firstValid(
    call,
    [
      { ...filledFrom(before, body), ...own },
      { ...before, ...own },
    ],
    { ...example, ...own },
  );
  const entity = isNew && isApplication(value) ? newApplication(value, body) : value;
  entities.put({ ...held, ...entity });
  return entity;
}

function listOf(incoming: Incoming, examples: readonly unknown[], entities: Entities): unknown {
  const { call, query, example } = incoming;
  const [first] = examples;
  const prefix = isEntity(first) ? prefixOf(first.id) : "";
  const withIdOf = (item: unknown): unknown => {
    return isEntity(item) && isEntity(first) ? { ...filledFrom(first, item), id: item.id } : item;
  };
  const whole = (results: readonly unknown[]) => ({ ...(example as object), results });
  const made = (prefix ? entities.withPrefix(prefix) : []).map(withIdOf).filter((item) => parses(call, whole([item])));
  const ids = new Set(made.filter(isEntity).map(({ id }) => id));
  const old = examples.filter((item) => !isEntity(item) || (!ids.has(item.id) && !entities.isRemoved(item.id)));

  const matches = (item: unknown): boolean =>
    Object.entries(query).every(([name, expected]) => {
      const value = isRecord(item) && Object.hasOwn(item, name) ? item[name] : undefined;
      return typeof value === "string" || typeof value === "boolean" ? String(value) === expected : true;
    });
  const all = [...made, ...old].filter(matches);
  const from = Number(query.cursor ?? 0) || 0;
  const limit = Number(query.limit ?? 20);
  const at = (cursor: number) => `${call.path}?cursor=${cursor}`;
  return {
    ...whole(all.slice(from, from + limit)),
    count: all.length,
    next: from + limit < all.length ? at(from + limit) : null,
    previous: from > 0 ? at(Math.max(0, from - limit)) : null,
  };
}
