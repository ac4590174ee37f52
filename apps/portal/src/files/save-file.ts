import { toaster } from "../toasts/toaster.ts";
import { toastText } from "../words/call-errors.ts";

type NamedFile = Blob & { readonly name: string };

/** Lets the browser save a file that has been loaded. */
export function saveLoaded(file: NamedFile): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  // A minute is enough for the browser to start saving the file, so revoke the URL to free the memory.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * Loads a file with the current login and lets the browser save it. If the file cannot be loaded, shows a toast and
 * returns false.
 *
 * @example
 * await saveFile(() => kwan.documents.download(id));
 */
export async function saveFile(load: () => PromiseLike<NamedFile>): Promise<boolean> {
  try {
    saveLoaded(await load());
    return true;
  } catch (cause) {
    toaster.add({ type: "error", message: toastText(cause) });
    return false;
  }
}
