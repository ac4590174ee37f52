import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";

/** The compiled code of PGlite, and of the program that creates a database. */
export interface EngineCode {
  readonly pglite: WebAssembly.Module;
  readonly initdb: WebAssembly.Module;
}

const { resolve } = createRequire(import.meta.url);
const compiled = async (name: string) =>
  WebAssembly.compile(await readFile(resolve(`@electric-sql/pglite/${name}.wasm`)));

// V8 can crash while it frees WebAssembly code that it has replaced with faster code (nodejs/node 64500). With this
// garbage collection turned off, the old code is kept, which did not measurably increase a process's memory.
setFlagsFromString("--no-wasm-code-gc");

let code: Promise<EngineCode> | undefined;

/** Returns the engine's code. All threads of this process share it, so that it is only compiled once. */
export const engineCode = (): Promise<EngineCode> =>
  (code ??= Promise.all([compiled("pglite"), compiled("initdb")]).then(([pglite, initdb]) => ({ pglite, initdb })));
