import { join } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

const id = "virtual:rendered-on-server";

/** Gives browser tests the HTML that Node renders for the stories under test. */
export function renderedOnServer(): Plugin {
  let server: ViteDevServer;
  return {
    name: "rendered-on-server",
    configureServer(started) {
      server = started;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { ssr } = server.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("This Vite can't run modules on the server.");
      const { renderAll } = await ssr.runner.import(join(import.meta.dirname, "tests/rendered-on-server.tsx"));
      return `export const rendered = ${JSON.stringify(renderAll())};`;
    },
  };
}
