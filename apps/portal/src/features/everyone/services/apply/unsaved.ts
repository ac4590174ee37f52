import { workStorage } from "../../../../session/browser-storage.ts";
import type { ApplicationChanges } from "../queries.ts";

/** Changes on this device that the server may not have yet, and the version of the draft on which they are based. */
export type Unsaved = { version: string; changes: ApplicationChanges };

const keyOf = (id: string, part: string) => `kwan.unsaved.${id}${part}`;

/** Keeps changes on the device, so that they are not lost if the page is closed, or reloaded while offline. */
export const unsaved = {
  get: (id: string): Unsaved | undefined => {
    const value = workStorage.read<Partial<Unsaved>>(keyOf(id, ""));
    return value?.version && value.changes ? { version: value.version, changes: value.changes } : undefined;
  },
  keep: (id: string, value: Unsaved) => workStorage.write(keyOf(id, ""), value),
  forget: (id: string) => workStorage.set(keyOf(id, ""), undefined),
};

/**
 * The fields of an incomplete address, kept on the device, because the server accepts an address only when it is
 * complete.
 */
export const incompleteAddresses = {
  get: (id: string) => workStorage.read<Readonly<Record<string, string>>>(keyOf(id, ".address")),
  keep: (id: string, fields: Readonly<Record<string, string>>) => workStorage.write(keyOf(id, ".address"), fields),
  forget: (id: string) => workStorage.set(keyOf(id, ".address"), undefined),
};
