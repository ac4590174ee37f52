// Builds the portal once for each language: its scripts, and an HTML file for every page, all compressed.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compress } from "@kwan/documents";
import { languages } from "@kwan/domain/language";
import { build, type InlineConfig, type Rolldown } from "vite";
import { groupsOf } from "./chunks.ts";
import { buildGuide } from "./guide.ts";
import { installable, installablePractice } from "./installable.ts";
import { baseOf, inOneLanguage } from "./language.ts";
import { prerender } from "./prerender.ts";
import { workerOf } from "./worker.ts";

const root = join(import.meta.dirname, "..");
const dist = resolve(root, process.env.PORTAL_OUT || "dist");
const configOf = (language: (typeof languages)[number], options: NonNullable<InlineConfig["build"]>): InlineConfig => ({
  root,
  base: baseOf(language),
  logLevel: "error",
  plugins: [inOneLanguage(language)],
  build: options,
});

// Build once to find out which pages need which modules. The build for each language then groups its modules
// accordingly.
const first = (await build(configOf(languages[0], { write: false }))) as Rolldown.RolldownOutput;
const groups = groupsOf(first.output);
for (const language of languages) {
  const outDir = join(dist, baseOf(language));
  await build(configOf(language, { outDir, rolldownOptions: { output: { codeSplitting: { groups } } } }));
  const worker = join(outDir, "sw.js");
  writeFileSync(worker, workerOf(outDir, baseOf(language), readFileSync(worker, "utf8")));
  writeFileSync(join(outDir, "manifest.webmanifest"), installable(language));
  writeFileSync(join(outDir, "practice.webmanifest"), installablePractice(language));
  await buildGuide(dist, language);
  await prerender(outDir, language);
}
await compress(dist);
