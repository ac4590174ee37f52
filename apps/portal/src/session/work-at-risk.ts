import { workStorage } from "./browser-storage.ts";

/** The fields that the person has changed, or chosen a file in. Those of a page that was left are gone from the document. */
const changed = new Set<Element>();

const noteChange = ({ target }: Event): void => {
  if (target instanceof Element) changed.add(target);
};

/** Notes the fields that the person changes. Returns a function that stops. */
export function watchFields(): () => void {
  document.addEventListener("input", noteChange, true);
  document.addEventListener("change", noteChange, true);
  return () => {
    document.removeEventListener("input", noteChange, true);
    document.removeEventListener("change", noteChange, true);
  };
}

/** How many forms are being sent. Some send several calls, of which the first only reads. */
let sending = 0;

/** Notes that a form is being sent, until the work has ended. */
export async function whileSending<Result>(work: Promise<Result>): Promise<Result> {
  sending += 1;
  try {
    return await work;
  } finally {
    sending -= 1;
  }
}

/**
 * Whether leaving the page now would lose something: a field that has been changed, a file that has been chosen, a
 * form that is being sent, or work that the server does not have yet, such as the answers of a theory test.
 */
export function isWorkAtRisk(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return sending > 0 || changed.size > 0 || workStorage.keys("kwan.unsaved.").length > 0;
}
