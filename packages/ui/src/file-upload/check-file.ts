/** The accepted file types and the maximum size. */
export type FileLimits = {
  /** The accepted types and extensions, separated by commas, as in the `accept` attribute of an input. */
  accept?: string | undefined;
  /** The maximum size in bytes, after pictures have been shrunk. */
  maxBytes?: number | undefined;
};

/** The messages for unsuitable files. They can be translated. */
export type FileFaults = {
  wrongType: (name: string) => string;
  tooLarge: (name: string, most: string) => string;
  empty: (name: string) => string;
  /** Formats a file size, for example as "1.4 MB". */
  size: (bytes: number) => string;
};

/** Formats a file size, for example as "1.4 MB" or "230 kB". */
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

/**
 * Returns a message if the file is unsuitable. This check avoids an upload that would be rejected. The server still
 * checks the content.
 */
export function faultOf(file: File, { accept, maxBytes }: FileLimits, faults: FileFaults): string | undefined {
  if (file.size === 0) return faults.empty(file.name);
  if (accept && !isAccepted(file, accept)) return faults.wrongType(file.name);
  if (maxBytes !== undefined && file.size > maxBytes) return faults.tooLarge(file.name, faults.size(maxBytes));
  return undefined;
}
