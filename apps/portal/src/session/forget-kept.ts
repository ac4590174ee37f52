/** What this device keeps of a person's work: typed answers, the contact they log in with, payments they began. */
const ofSomebody = /^kwan\.(unsaved\.|payment\.|form\.|target$|profile$)/;

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (ofSomebody.test(key)) storage.removeItem(key);
}

/** Removes everything, so that the next person to use this device cannot see it. */
export function forgetKept(): void {
  try {
    forgetIn(localStorage);
    forgetIn(sessionStorage);
  } catch {
    // Without storage nothing was kept.
  }
}
