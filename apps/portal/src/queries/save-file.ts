import { m } from "#messages";
import { toaster } from "../toasts/toaster.ts";
import { errorsOf } from "../words/call-errors.ts";

/**
 * Loads a file with the login of this browser and hands it to the browser to be saved. Where it can't be loaded, a toast says why.
 *
 * @example
 * await saveFile(() => kwan.documents.download(id));
 */
export async function saveFile(load: () => PromiseLike<Blob & { readonly name: string }>): Promise<void> {
  try {
    const file = await load();
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href, download: file.name }).click();
    // The browser has begun to save it by then; kept for good it would only take room.
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (cause) {
    toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? m.queries_file_not_loaded() });
  }
}
