// Builds the portal: its files, a document for every page, and all of it compressed.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { groupsOf } from "./chunks.ts";
import { compress } from "./compress.ts";
import { prerender } from "./prerender.ts";
import { workerOf } from "./worker.ts";

const root = join(import.meta.dirname, "..");
const dist = resolve(root, process.env.PORTAL_OUT ?? "dist");

// Only a finished build tells which page needs which module; the second one puts the modules into files by that.
const first = (await build({ root, logLevel: "error", build: { write: false } })) as Rolldown.RolldownOutput;
await build({ root, build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOf(first.output) } } } } });
writeFileSync(join(dist, "sw.js"), workerOf(dist, readFileSync(join(dist, "sw.js"), "utf8")));
await prerender(dist);
compress(dist);
