import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { reasonNotToPublish } from "./may-publish.ts";

const root = resolve(import.meta.dirname, "../..");
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
const packages = globSync("packages/*/package.json", { cwd: root })
  .map((path) => dirname(path))
  .filter((folder) => !manifestOf(folder).private);

describe("a release [R-SDK-11]", () => {
  test("goes only to this machine while the address of the repository is a placeholder", () => {
    for (const registry of ["http://127.0.0.1:4873", "http://localhost:4873/", "http://[::1]:4873"])
      expect(reasonNotToPublish(registry, true)).toBeUndefined();
    for (const registry of ["https://registry.example", "http://127.0.0.1.example", "http://localhost.example:4873"])
      expect(reasonNotToPublish(registry, true)).toContain("placeholder");
    expect(reasonNotToPublish("https://registry.example", false)).toBeUndefined();
    expect(reasonNotToPublish(undefined, false)).toContain("release:publish");
    expect(reasonNotToPublish("registry", true)).toContain("not the address");
  });

  test.each(packages)("of %s cannot be started by hand", (folder) => {
    const { scripts } = manifestOf(folder);
    expect(scripts.prepublishOnly).toBe("node ../../checks/release/guard.ts");
    const { KWAN_REGISTRY: _, ...env } = process.env;
    const run = spawnSync(process.execPath, ["../../checks/release/guard.ts"], { cwd: join(root, folder), env });
    expect(run.status).toBe(1);
  });
});
