import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Leaves an import of a neighbour as it is, but for its ending: every file of src becomes a file of dist. */
const keepNeighbours: Plugin = {
  name: "keep-neighbours",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.(js|tsx?)$/ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/, ".js"), external: true },
    );
  },
};

/**
 * How a package is built: a file for each source file, so that a page which uses one noun, one rule or one component
 * leaves out the others, whatever its bundler. Types are gathered for the entries that the package publishes.
 */
export const perFile = (entries: readonly string[], { esbuildPlugins = [], ...more }: Options = {}) =>
  defineConfig({
    entry: [
      "src/**/*.{ts,tsx}",
      "src/catalogues/**/*.js",
      "!src/**/*.d.ts",
      "!src/**/*.{test,test-d,stories}.{ts,tsx}",
    ],
    format: "esm",
    target: "es2022",
    splitting: false,
    dts: { entry: [...entries] },
    clean: true,
    esbuildPlugins: [...esbuildPlugins, keepNeighbours],
    ...more,
  });
