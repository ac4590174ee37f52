// Writes the version of the SDK into its code, after `changeset version` has written it into the manifest.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../../packages/sdk");
const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
const file = join(home, "src/version.ts");
writeFileSync(file, readFileSync(file, "utf8").replace(/version = "[^"]*"/, `version = ${JSON.stringify(version)}`));
