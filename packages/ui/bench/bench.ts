// Compares the size of five components from this library with that of the same components from popular libraries: in
// one run, with the same bundler, gzipped, and without React itself.
import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { type Kit, kits } from "./kits.ts";

const ours: Kit = {
  name: "@kwan/ui",
  install: [resolve(import.meta.dirname, "../.packed/package.tgz")],
  code: `import { Button, TextInput, Select, Dialog, Toasts, createToaster } from "@kwan/ui";
    globalThis.kit = [Button, TextInput, Select, Dialog, Toasts, createToaster];`,
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), "kwan-kits-")));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

function install(kit: Kit): void {
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error", "--legacy-peer-deps"];
  const { status, stderr } = spawnSync("npm", ["install", ...options, ...kit.install], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm could not install ${kit.name}:\n${stderr}`);
}

async function weigh(code: string): Promise<{ script: number; style: number }> {
  const entry = join(folder, "entry.js");
  writeFileSync(entry, code);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      cssMinify: "esbuild",
      rolldownOptions: { input: entry },
    },
  })) as Rolldown.RolldownOutput;
  const bytes = (isCounted: (name: string) => boolean) =>
    output
      .filter(({ fileName }) => isCounted(fileName))
      .reduce((sum, file) => sum + gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length, 0);
  return { script: bytes((name) => name.endsWith(".js")), style: bytes((name) => name.endsWith(".css")) };
}

const react = `import * as React from "react"; import * as jsx from "react/jsx-runtime"; import * as dom from "react-dom";
  import { createRoot } from "react-dom/client"; globalThis.react = [React, jsx, dom, createRoot];`;

writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "kits", private: true, type: "module" }));
install({ name: "React", install: ["react@19.3.1", "react-dom@19.3.1"], code: "" });
const floor = await weigh(react);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
console.log(
  `React itself: ${kilobytes(floor.script).trim()} kB gzip. Over it, Button, TextInput, Select, Dialog and a toast:\n`,
);
console.log(`${"kit".padEnd(24)} script   style     sum kB gzip`);
for (const kit of [ours, ...kits]) {
  install(kit);
  const { script, style } = await weigh(`${react}\n${kit.code}`);
  const over = script - floor.script;
  const note = kit.lacks ? `  (has not: ${kit.lacks})` : "";
  console.log(`${kit.name.padEnd(24)}${kilobytes(over)} ${kilobytes(style)} ${kilobytes(over + style)}${note}`);
}
