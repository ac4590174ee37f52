/** Returns what is missing or wrong in the manifest of a packed package. */
export function manifestFaults(text: string): string[] {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  const { name, description, keywords, engines, license, dependencies = {} } = manifest;
  const expected: Record<string, boolean> = {
    description: /^[A-Z].{20,}[^.]$/.test(String(description)),
    keywords: Array.isArray(keywords) && keywords.length > 2,
    engines: (engines as { node?: string } | undefined)?.node === ">=22",
    license: license === (name === "@kwan/domain" ? "MIT AND ODbL-1.0" : "MIT"),
    author: Boolean(manifest.author),
    homepage: Boolean(manifest.homepage),
    bugs: Boolean(manifest.bugs),
    repository: Boolean((manifest.repository as { directory?: string } | undefined)?.directory),
    "entries without their sources": !JSON.stringify(manifest.exports ?? {}).includes('"source"'),
    "ranges of its dependencies": Object.values(dependencies as object).every((range) => /^[~^]/.test(range)),
  };
  const missing = Object.keys(expected).filter((field) => !expected[field]);
  const extra = ["devDependencies", "scripts"].filter(
    (field) => Object.keys((manifest[field] ?? {}) as object).length > 0,
  );
  return [...missing, ...extra.map((field) => `${field}, which nobody needs there`)];
}
