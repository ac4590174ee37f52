/**
 * The file of an answer, with the name and type the server gave it.
 *
 * @example
 * const receipt = await kwan.payments.receipt(id);
 * link.href = URL.createObjectURL(receipt);
 * link.download = receipt.name;
 */
export type FileAnswer = Blob & { readonly name: string };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The file name of a Content-Disposition header, without any folder it tries to name. */
function fileNameOf(disposition: string | null): string | undefined {
  const extended = /filename\*\s*=\s*(?:utf-8)?'[^']*'([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? "");
  const name = extended ? decoded(extended.trim()) : (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]?.trim());
  return name?.split(/[/\\]/).at(-1) || undefined;
}

/** Gives the bytes of an answer the name and type of its headers; "download" where it has no name. */
export function fileAnswer(blob: Blob, headers: Headers): FileAnswer {
  const name = fileNameOf(headers.get("content-disposition")) ?? "download";
  const type = headers.get("content-type") ?? blob.type;
  return Object.defineProperty(blob.slice(0, blob.size, type), "name", { value: name }) as FileAnswer;
}
