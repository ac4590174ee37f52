import { resolve } from "node:path";

/**
 * Resolves a path from the folder in which the operator called the command. Package managers run programs in the
 * program's own folder.
 */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
