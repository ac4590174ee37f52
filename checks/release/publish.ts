// Publishes every package whose version the registry does not have yet: `pnpm release:publish <address of the registry>`.
// Run `pnpm release` and `pnpm build` first.
import { spawnSync } from "node:child_process";
import { reasonNotToPublish } from "./may-publish.ts";

const registry = process.argv[2];
const reason = reasonNotToPublish(registry);
if (reason || !registry) {
  console.error(reason);
  process.exit(1);
}

const args = ["--recursive", "--filter", "./packages/*", "publish", "--registry", registry, "--access", "public"];
const { status } = spawnSync("pnpm", [...args, "--no-git-checks"], {
  stdio: "inherit",
  env: { ...process.env, KWAN_REGISTRY: registry },
});
process.exit(status ?? 1);
