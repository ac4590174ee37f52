import type { Options } from "tsup";

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
 * Builds the entries of a package as few files, for Node: it reads each file from the disk, so that hundreds of small ones
 * make a program start slowly. The manifest gets a `node` condition for them when the package is packed.
 */
export const forNode = (entries: readonly string[], options: Options = {}): Options => ({
  entry: [...entries],
  outDir: "dist/node",
  format: "esm",
  platform: "node",
  target: "node22",
  splitting: true,
  dts: false,
  clean: true,
  // Comments and indents are most of a catalogue, and Node parses all of it.
  esbuildOptions(esbuild) {
    esbuild.minifyWhitespace = true;
  },
  ...options,
});

/**
 * Builds a package with one file for each source file, so that pages load only what they use, whatever the bundler.
 * Types are bundled for the published entries.
 */
export const perFile = (entries: readonly string[], { esbuildPlugins = [], ...more }: Options = {}): Options => ({
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
  clean: ["!node/**", "!node-mock/**"],
  esbuildPlugins: [...esbuildPlugins, keepNeighbours],
  ...more,
});
