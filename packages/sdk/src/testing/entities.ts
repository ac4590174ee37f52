import { isRecord } from "../errors/summary.ts";

/** An object with an ID, stored by the mock server. */
export type Entity = Readonly<Record<string, unknown>> & { readonly id: string };

export const isEntity = (value: unknown): value is Entity => isRecord(value) && typeof value.id === "string";

/** Returns the prefix of an ID, which identifies the object's type: "srv" for "srv_01H8". */
export const prefixOf = (id: string): string => /^([a-z]+)_/i.exec(id)?.[1] ?? "";

interface StoredEntity {
  readonly value: Entity;
  readonly version: number;
}

/**
 * Creates a store of the objects that have been created, changed and removed, by ID. New IDs are numbered in sequence,
 * so that they are the same in every run.
 */
export function createEntities() {
  const stored = new Map<string, StoredEntity>();
  const removed = new Set<string>();
  let count = 0;
  return {
    get: (id: string): Entity | undefined => stored.get(id)?.value,
    isRemoved: (id: string): boolean => removed.has(id),
    /** Returns all objects of a type, newest first. */
    withPrefix: (prefix: string): Entity[] =>
      [...stored.values()]
        .map(({ value }) => value)
        .filter(({ id }) => prefixOf(id) === prefix)
        .reverse(),
    nextId: (prefix: string): string => {
      count += 1;
      return `${prefix || "new"}_made${String(count).padStart(4, "0")}`;
    },
    put: (value: Entity): void => {
      stored.set(value.id, { value, version: (stored.get(value.id)?.version ?? 1) + 1 });
      removed.delete(value.id);
    },
    remove: (id: string): void => {
      stored.delete(id);
      removed.add(id);
    },
    versionOf: (id: string): number => stored.get(id)?.version ?? 1,
    clear: (): void => {
      stored.clear();
      removed.clear();
      count = 0;
    },
  };
}

export type Entities = ReturnType<typeof createEntities>;
