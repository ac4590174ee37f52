import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    : [];

/**
 * Makes a folder the same as another one. Files that are already the same are not written, so that programs that watch
 * them do not reload, and no file that stays is ever missing.
 */
export function replaceFolder(folder: string, source: string): void {
  const files = filesIn(source);
  for (const file of files) {
    const [to, content] = [join(folder, file), readFileSync(join(source, file))];
    if (existsSync(to) && readFileSync(to).equals(content)) continue;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
  const expected = new Set(files);
  for (const file of filesIn(folder)) if (!expected.has(file)) rmSync(join(folder, file));
}
