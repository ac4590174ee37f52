// Runs before each package is published. It stops `pnpm publish` unless release:publish has started it.
import { reasonNotToPublish } from "./may-publish.ts";

const reason = reasonNotToPublish(process.env.KWAN_REGISTRY);
if (reason) {
  console.error(reason);
  process.exit(1);
}
