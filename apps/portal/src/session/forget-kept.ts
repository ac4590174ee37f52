/** What is kept of somebody's work on this device: typed answers, what they log in with, payments they began. */
const ofSomebody = /^kwan\.(unsaved\.|payment\.|form\.|target$|profile$)/;

function forgetIn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (ofSomebody.test(key)) storage.removeItem(key);
}

/** Leaves nothing of them for the next person at this device. */
export function forgetKept(): void {
  try {
    forgetIn(localStorage);
    forgetIn(sessionStorage);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
