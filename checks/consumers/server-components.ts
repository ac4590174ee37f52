import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The modules that a server component of a framework loads, and those where the browser's part begins. */
export type ServerModules = { onServer: ReadonlyMap<string, string>; inBrowser: ReadonlyMap<string, string> };

/**
 * Follows the imports of a package's first entry as a framework with server components does: up to the modules that
 * begin with "use client".
 *
 * @example
 * serverModules("node_modules/@kwan/ui").inBrowser.has("dist/button/Button.js"); // true
 */
export function serverModules(folder: string): ServerModules {
  const { exports }: { exports: { ".": Record<string, string> } } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const conditions = new Set(["react-server", "node", "default"]);
  const [, entry = ""] = Object.entries(exports["."]).find(([condition]) => conditions.has(condition)) ?? [];
  const onServer = new Map<string, string>();
  const inBrowser = new Map<string, string>();
  const follow = (path: string) => {
    if (onServer.has(path) || inBrowser.has(path) || !path.endsWith(".js")) return;
    const text = readFileSync(join(folder, path), "utf8");
    if (text.startsWith('"use client"')) return void inBrowser.set(path, text);
    onServer.set(path, text);
    for (const [, imported = ""] of text.matchAll(/(?:from|import) "(\.[^"]+)"/g))
      follow(join(dirname(path), imported));
  };
  follow(join(entry));
  return { onServer, inBrowser };
}
