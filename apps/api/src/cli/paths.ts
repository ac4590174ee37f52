import { resolve } from "node:path";

/**
 * Resolves a path from the operator's current folder. A package manager runs the program in the program's own folder.
 */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
