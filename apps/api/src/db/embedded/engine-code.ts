import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The compiled code of PGlite, and of the program that creates a database. */
export interface EngineCode {
  readonly pglite: WebAssembly.Module;
  readonly initdb: WebAssembly.Module;
}

const { resolve } = createRequire(import.meta.url);
const compiled = async (name: string) =>
  WebAssembly.compile(await readFile(resolve(`@electric-sql/pglite/${name}.wasm`)));

let code: Promise<EngineCode> | undefined;

/**
 * Returns the code of the engine, which every thread of this process shares. If each thread compiled its own, a process
 * that opens many databases in turn could crash: V8 sometimes loses track of the code that it frees (nodejs/node 64500).
 */
export const engineCode = (): Promise<EngineCode> =>
  (code ??= Promise.all([compiled("pglite"), compiled("initdb")]).then(([pglite, initdb]) => ({ pglite, initdb })));
