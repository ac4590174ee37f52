/** What may be chosen. */
export type FileLimits = {
  /** As `accept` of an input has it: types and endings, with commas. */
  accept?: string | undefined;
  /** At most so many bytes, after a picture was made smaller. */
  maxBytes?: number | undefined;
};

/** What is wrong with a file, in words; each can be given in another language. */
export type FileFaults = {
  wrongType: (name: string) => string;
  tooLarge: (name: string, most: string) => string;
  empty: (name: string) => string;
  /** How large something is, such as "1.4 MB". */
  size: (bytes: number) => string;
};

/** 1.4 MB, 230 kB. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(".0", "")} MB`;

const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept.split(",").some((entry) => {
    const allowed = entry.trim().toLowerCase();
    if (allowed.startsWith(".")) return name.toLowerCase().endsWith(allowed);
    if (allowed.endsWith("/*")) return type.startsWith(allowed.slice(0, -1));
    return type === allowed;
  });

/** What is wrong with the file, or nothing. The server looks at the content; this saves a person the wait. */
export function faultOf(file: File, { accept, maxBytes }: FileLimits, faults: FileFaults): string | undefined {
  if (file.size === 0) return faults.empty(file.name);
  if (accept && !isAccepted(file, accept)) return faults.wrongType(file.name);
  if (maxBytes !== undefined && file.size > maxBytes) return faults.tooLarge(file.name, faults.size(maxBytes));
  return undefined;
}
