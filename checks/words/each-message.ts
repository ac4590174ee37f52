import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * Loads each message as its own module, so that the bundler puts it into the file of the pages that use it. Only builds
 * need this: a browser that loads thousands of separate modules from a development server takes many seconds.
 */
export const eachMessageOnItsOwn: Plugin = {
  name: "each-message-on-its-own",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/catalogues/messages/_index.js") ? readFileSync(join(dirname(id), "_each.js"), "utf8") : undefined,
};
