import { m } from "#messages";
import { toaster } from "../toasts/toaster.ts";
import { errorsOf } from "../words/call-errors.ts";

/**
 * Loads a file with the current login and lets the browser save it. Shows a toast if the file cannot be loaded.
 *
 * @example
 * await saveFile(() => kwan.documents.download(id));
 */
export async function saveFile(load: () => PromiseLike<Blob & { readonly name: string }>): Promise<void> {
  try {
    const file = await load();
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: file.name }).click();
    // A minute is enough for the browser to start saving the file, so revoke the URL to free the memory.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (cause) {
    toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? m.queries_file_not_loaded() });
  }
}
