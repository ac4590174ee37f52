/**
 * Matches the storage keys of a person's data on this device: typed answers, the contact that they log in with, and
 * payments that they have started.
 */
const ofSomebody = /^kwan\.(unsaved\.|payment\.|form\.|target$|profile$)/;

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (ofSomebody.test(key)) storage.removeItem(key);
}

/** Removes a person's data, so that the next person who uses this device cannot see it. */
export function forgetKept(): void {
  try {
    forgetIn(localStorage);
    forgetIn(sessionStorage);
  } catch {
    // Without storage, nothing was kept.
  }
}
