import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OpenApi, Package } from "./page.ts";

/** The packages of a checkout, by name. */
export function packagesIn(root: string): Package[] {
  const manifests = globSync("packages/*/package.json", { cwd: root }).sort();
  return manifests.map((path) => {
    const { name, description = "" } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return { name, description, folder: dirname(path).replaceAll("\\", "/") };
  });
}

/** Where the OpenAPI document stands in a checkout. */
export const openApiPath = "packages/contract/openapi.json";

/** The OpenAPI document of a checkout, when there is one. */
export function openApiIn(root: string): OpenApi | undefined {
  const path = join(root, openApiPath);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/** What to say in the terminal: what can be looked at, and where. */
export function guide(root: string): string {
  const packages = packagesIn(root).map(({ name, folder }) => `  ${name.padEnd(16)} ${folder}/README.md`);
  const openApi = openApiIn(root);
  const calls = openApi ? `${Object.keys(openApi.paths).length} paths in ${openApiPath}` : "no OpenAPI document yet";
  return `Kwan: the portal and its server are still to come. Built and ready to use are the packages:
${packages.join("\n")}
The calls of the authority's server: ${calls}.
To make a first call, read packages/sdk/README.md.`;
}
