import { resolve } from "node:path";

/**
 * Resolves a path relative to the folder in which the operator ran the command. Package managers run programs in the
 * program's own folder.
 */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
