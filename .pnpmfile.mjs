// tsup makes its type declarations, and dependency-cruiser reads imports, with the compiler's JavaScript API, which
// TypeScript 7 no longer has; Storybook reads the types of properties with it. They are given TypeScript 6; the project itself
// is checked by the version in the catalog.
const needsCompilerApi = new Set([
  "tsup",
  "dependency-cruiser",
  "react-docgen-typescript",
  "@joshwooding/vite-plugin-react-docgen-typescript",
]);

// Lighthouse reports its own errors by a package that is loaded only where that is asked for. It is never asked for here, and
// its tracing would be taken for Vitest's, of which there would then be two.
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
