// tsup makes its type declarations with the compiler's JavaScript API, which TypeScript 7 no longer has.
// It alone is given TypeScript 6; everything else in the house is checked by the version in the catalog.
export const hooks = {
  readPackage(pkg) {
    if (pkg.name !== "tsup") return pkg;
    const { typescript: _, ...peerDependencies } = pkg.peerDependencies ?? {};
    return { ...pkg, peerDependencies, dependencies: { ...pkg.dependencies, typescript: "6.0.3" } };
  },
};
