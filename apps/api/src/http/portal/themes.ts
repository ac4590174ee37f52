import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { PortalFile } from "./file.ts";

/** The looks that somebody can have chosen; the portal keeps the choice in this cookie too, for the server to see. */
const chosen = /(?:^|;\s*)kwan_theme=(light|dark|high-contrast)(?:;|$)/;

/** A document in each look, made when it is first asked for: there are few of them, and few looks. */
const made = new WeakMap<PortalFile, Map<string, PortalFile>>();

/**
 * A document in the look that its reader has chosen: it comes so from the start, and not only once a script has run.
 *
 * @example
 * inChosenTheme(shell, "kwan_theme=dark").plain.toString(); // <html lang="en-GH" data-theme="dark">…
 */
export function inChosenTheme(file: PortalFile, cookies: string | undefined): PortalFile {
  const theme = chosen.exec(cookies ?? "")?.[1];
  if (theme === undefined) return file;
  const known = made.get(file) ?? new Map<string, PortalFile>();
  made.set(file, known);
  const themed = known.get(theme) ?? put(file, theme);
  known.set(theme, themed);
  return themed;
}

function put(file: PortalFile, theme: string): PortalFile {
  const plain = Buffer.from(file.plain.toString("utf8").replace("<html ", `<html data-theme="${theme}" `));
  return {
    ...file,
    plain,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
  };
}
