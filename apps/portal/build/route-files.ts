import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes down which file the page of each route went into. The manifest knows only those that have a file of their own.
 *
 * @example
 * defineConfig({ plugins: [routeFiles()] });
 */
export const routeFiles = (): Plugin => ({
  name: "kwan:route-files",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    const { root } = this.environment.config;
    const files = Object.values(bundle).flatMap((chunk) =>
      chunk.type === "chunk"
        ? chunk.moduleIds
            .map((id) => relative(root, id).replaceAll("\\", "/"))
            .filter((source) => /^src\/routes\/.*\.tsx$/.test(source))
            .map((source) => [source, chunk.fileName] as const)
        : [],
    );
    this.emitFile({ type: "asset", fileName: ".vite/routes.json", source: JSON.stringify(Object.fromEntries(files)) });
  },
});
