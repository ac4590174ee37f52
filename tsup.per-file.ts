import { defineConfig, type Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** Keeps imports between source files, changing only their extension: every file in src becomes a file in dist. */
const keepNeighbours: Plugin = {
  name: "keep-neighbours",
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.(js|tsx?)$/ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/, ".js"), external: true },
    );
  },
};

/**
 * Builds a package with one file for each source file, so that pages load only what they use, whatever the bundler.
 * Types are bundled for the published entries.
 */
export const perFile = (entries: readonly string[], { esbuildPlugins = [], ...more }: Options = {}) =>
  defineConfig({
    entry: [
      "src/**/*.{ts,tsx}",
      "src/catalogues/*.js",
      "src/catalogues/messages/_index.js",
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
