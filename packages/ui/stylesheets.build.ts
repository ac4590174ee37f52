import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { compile, processVanillaFile } from "@vanilla-extract/integration";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

const identOption = "short";
const packageRoot = import.meta.dirname;

/** Returns the path of a source file's stylesheet: `src/button/Button.css.ts` becomes `dist/button/Button.css`. */
const stylesheetOf = (source: string) =>
  resolve(packageRoot, source.replace(/^src/, "dist").replace(/\.css\.ts$/, ".css"));

/**
 * Runs each `.css.ts` file at build time: its rules become a stylesheet, and only the class names remain in the module.
 */
export const stylesheets: Plugin = {
  name: "stylesheets",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, external: true, sideEffects: true }));
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const own = stylesheetOf(relative(packageRoot, path));
      const { source, watchFiles } = await compile({ filePath: path, identOption, cwd: packageRoot });
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption,
        async serializeVirtualCssPath({ fileScope, source: rules }) {
          const stylesheet = stylesheetOf(fileScope.filePath);
          await mkdir(dirname(stylesheet), { recursive: true });
          await writeFile(stylesheet, rules);
          const from = relative(dirname(own), stylesheet).replaceAll("\\", "/");
          return `import "${from.startsWith(".") ? from : `./${from}`}";`;
        },
      });
      return { contents, loader: "js", resolveDir: dirname(path), watchFiles };
    });
  },
};
