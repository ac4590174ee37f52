// tsup makes its type declarations, and dependency-cruiser reads imports, with the compiler's JavaScript API, which
// TypeScript 7 no longer has. These two are given TypeScript 6; the house itself is checked by the version in the catalog.
const needsCompilerApi = new Set(["tsup", "dependency-cruiser"]);

export const hooks = {
  readPackage(pkg) {
    if (!needsCompilerApi.has(pkg.name)) return pkg;
    const { typescript: _, ...peerDependencies } = pkg.peerDependencies ?? {};
    return { ...pkg, peerDependencies, dependencies: { ...pkg.dependencies, typescript: "6.0.3" } };
  },
};
