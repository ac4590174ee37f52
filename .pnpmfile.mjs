import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

// tsup, dependency-cruiser and Storybook use the JavaScript API of the compiler, which TypeScript 7 no longer has.
// They get TypeScript 6; the project itself is checked with the version in the catalog.
const needsCompilerApi = new Set([
  "tsup",
  "dependency-cruiser",
  "react-docgen-typescript",
  "@joshwooding/vite-plugin-react-docgen-typescript",
]);

// Lighthouse only loads this package to report its own errors, which we never enable. Its tracing would add a second
// copy of a dependency of Vitest.
const reportsErrors = "@sentry/node";

/** Folders with bundles for Node: of a package, and of the mock, which shares no file with the client. */
const nodeFolders = ["node", "node-mock"];

/** Returns the target of an entry without its source, and with its bundle for Node if there is one. */
function publishedTarget(target, folder) {
  if (typeof target === "string") return target;
  const { source: _, types, ...files } = target;
  const bundles = nodeFolders.map((name) => files.default.replace("./dist/", `./dist/${name}/`));
  const bundle = bundles.find((each) => existsSync(join(folder, each)));
  // The first condition that matches counts, so a manifest that names Node itself keeps its order.
  const node = bundle && !files.node ? { node: bundle } : {};
  return { ...(types && { types }), ...node, ...files };
}

export const hooks = {
  // Completes the manifest of a package that is packed or published, and leaves out what only this repository needs.
  beforePacking({ devDependencies: _, scripts: __, ...manifest }, folder) {
    const root = import.meta.dirname ?? process.cwd();
    const { author, repository } = JSON.parse(readFileSync(join(root, "checks/release/publisher.json"), "utf8"));
    const directory = relative(root, folder).replaceAll("\\", "/");
    return {
      ...manifest,
      exports: Object.fromEntries(
        Object.entries(manifest.exports).map(([entry, target]) => [entry, publishedTarget(target, folder)]),
      ),
      author,
      homepage: `${repository}/tree/main/${directory}#readme`,
      bugs: { url: `${repository}/issues` },
      repository: { type: "git", url: `git+${repository}.git`, directory },
    };
  },
  readPackage(pkg) {
    if (pkg.name === "lighthouse") {
      const { [reportsErrors]: _, ...dependencies } = pkg.dependencies;
      return { ...pkg, dependencies };
    }
    if (!needsCompilerApi.has(pkg.name)) return pkg;
    const { typescript: _, ...peerDependencies } = pkg.peerDependencies ?? {};
    return { ...pkg, peerDependencies, dependencies: { ...pkg.dependencies, typescript: "6.0.3" } };
  },
};
