import { tabStorage, workStorage } from "./browser-storage.ts";

/**
 * Matches the storage keys of a person's data on this device: typed answers, the email address or phone number that
 * they log in with, payments that they have started, and whose data it is.
 */
const ofSomebody = /^kwan\.(unsaved\.|payment\.|form\.|target$|code$|owner$)/;

/** Removes a person's data, so that the next person who uses this device cannot see it. */
export function forgetPersonalData(): void {
  for (const storage of [workStorage, tabStorage])
    for (const key of storage.keys("kwan.")) if (ofSomebody.test(key)) storage.set(key, undefined);
}
