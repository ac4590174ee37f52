/**
 * A file returned by the server, with the name and type from its headers.
 *
 * @example
 * const file = await kwan.documents.download(id);
 * link.href = URL.createObjectURL(file);
 * link.download = file.name;
 */
export type FileAnswer = Blob & { readonly name: string };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the file name from a Content-Disposition header, without any folders. */
function fileNameOf(disposition: string | null): string | undefined {
  const extended = /filename\*\s*=\s*(?:utf-8)?'[^']*'([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? "");
  const name = extended ? decode(extended.trim()) : (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]?.trim());
  return name?.split(/[/\\]/).at(-1) || undefined;
}

/** Adds the name and type from the headers to the bytes of a response. The default name is "download". */
export function fileAnswer(blob: Blob, headers: Headers): FileAnswer {
  const name = fileNameOf(headers.get("content-disposition")) ?? "download";
  const type = headers.get("content-type") ?? blob.type;
  return Object.defineProperty(blob.slice(0, blob.size, type), "name", { value: name }) as FileAnswer;
}
