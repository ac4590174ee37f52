import { resolve } from "node:path";

/** A path from where the operator stands: a package manager runs the program in its own folder. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
