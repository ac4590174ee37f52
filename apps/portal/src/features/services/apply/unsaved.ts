import type { ApplicationChanges } from "../queries.ts";

/** Changes on this device that the server may not have, and the version of the draft on which they are based. */
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
    // Without storage, the changes last for as long as the page is open.
  }
}

/** Keeps changes on the device, so that they are not lost if the page is closed, or reloaded while offline. */
export const unsaved = {
  get: (id: string): Unsaved | undefined => {
    const kept = read<Partial<Unsaved>>(keyOf(id, ""));
    return kept?.version && kept.changes ? { version: kept.version, changes: kept.changes } : undefined;
  },
  keep: (id: string, kept: Unsaved) => keep(keyOf(id, ""), kept),
  forget: (id: string) => keep(keyOf(id, ""), undefined),
};

/** The fields of an incomplete address. The server accepts an address only when it is complete. */
export const writtenAddress = {
  get: (id: string) => read<Readonly<Record<string, string>>>(keyOf(id, ".address")),
  keep: (id: string, fields: Readonly<Record<string, string>>) => keep(keyOf(id, ".address"), fields),
  forget: (id: string) => keep(keyOf(id, ".address"), undefined),
};
