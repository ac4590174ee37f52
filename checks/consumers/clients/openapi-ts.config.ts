import { defineConfig } from "@hey-api/openapi-ts";

// With the extension, Node runs the files without a bundler.
export default defineConfig({ input: "openapi.json", output: { path: "kwan", module: { extension: ".ts" } } });
