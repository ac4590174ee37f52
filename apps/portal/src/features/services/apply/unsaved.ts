import type { ApplicationChanges } from "../queries.ts";

/** What was changed on this device and has not reached the server, and the version of the draft that it was changed in. */
export type Unsaved = { version: string; changes: ApplicationChanges };

const keyOf = (id: string, part: string) => `kwan.unsaved.${id}${part}`;

function read<Kept>(key: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, kept: object | undefined): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps it for as long as the page is open.
  }
}

/** Kept on the device, so that a reload with no network, or a phone that ends the page, loses none of it. */
export const unsaved = {
  get: (id: string): Unsaved | undefined => {
    const kept = read<Partial<Unsaved>>(keyOf(id, ""));
    return kept?.version && kept.changes ? { version: kept.version, changes: kept.changes } : undefined;
  },
  keep: (id: string, kept: Unsaved) => keep(keyOf(id, ""), kept),
  forget: (id: string) => keep(keyOf(id, ""), undefined),
};

/** The fields of an address while it is written: the server takes it only when it is whole. */
export const writtenAddress = {
  get: (id: string) => read<Readonly<Record<string, string>>>(keyOf(id, ".address")),
  keep: (id: string, fields: Readonly<Record<string, string>>) => keep(keyOf(id, ".address"), fields),
  forget: (id: string) => keep(keyOf(id, ".address"), undefined),
};
