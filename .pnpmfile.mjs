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

export const hooks = {
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
