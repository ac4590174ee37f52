import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCodes } from "@kwan/contract";
import openapi from "@kwan/contract/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { pages } from "./site.ts";

const home = join(import.meta.dirname, "..");
const folder = join(home, ".results", "examples");
const content = join(home, "content");

type Block = { readonly name: string; readonly language: string; readonly code: string };

/** The blocks of code in the guides. */
const blocks: readonly Block[] = globSync("**/*.mdx", { cwd: content }).flatMap((file) =>
  [...readFileSync(join(content, file), "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
    ([, language = "", code = ""], at) => ({ name: `${file.replace(/\W/g, "-")}-${at + 1}`, language, code }),
  ),
);

type Operation = { operationId: string; "x-codeSamples": { source: string }[] };
const operations = Object.values(openapi.paths).flatMap((path) => Object.values(path) as unknown as Operation[]);
/** The SDK's example of each call. */
const samples: readonly Block[] = operations.map((operation) => ({
  name: `call-${operation.operationId}`,
  language: "ts",
  code: operation["x-codeSamples"][0]?.source ?? "",
}));
const errorSamples: readonly Block[] = Object.keys(errorCodes).map((code) => ({
  name: `error-${code}`,
  language: "ts",
  code: `import { isApiError } from "@kwan/sdk";\nif (isApiError(error) && error.code === "${code}") console.log(error.summary, error.requestId);`,
}));

test("every example in TypeScript type-checks [R-DOC-02]", () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...blocks, ...samples, ...errorSamples].filter(({ language }) => /^tsx?$/.test(language));
  expect(files.length).toBeGreaterThan(250);
  for (const { name, language, code } of files)
    writeFileSync(join(folder, `${name}.${language}`), `${code}\nexport {};\n`);
  const config = {
    extends: "../../tsconfig.json",
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: [".", "../../tests/context.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(home, "node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", maxBuffer: 2 ** 26 });
  // The example of a call may name things that are the reader's own, such as the answers of a form.
  const own = /^\S*call-\w+\.ts\(\d+,\d+\): error TS(2304|2552|18004): /;
  expect(stdout.split("\n").filter((line) => line !== "" && !own.test(line))).toEqual([]);
});

/** Returns the text of every block of code that a page shows under a label. */
const codeOf = (html: string, label: string): string[] =>
  [...html.matchAll(new RegExp(`<span>${label}</span>[\\s\\S]*?<code>([\\s\\S]*?)</code>`, "g"))].map(([, code = ""]) =>
    code
      .replace(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test.runIf(hasPython)("every example in Python compiles [R-DOC-02]", () => {
  const programs = pages.flatMap(({ html }) => codeOf(html, "Python"));
  expect(programs.length).toBeGreaterThan(200);
  const checker =
    "import json, sys\nfor at, program in enumerate(json.load(sys.stdin)): compile(program, f'example {at}', 'exec')";
  execFileSync("python3", ["-c", checker], { input: JSON.stringify(programs), encoding: "utf8" });
});

test("every example for a terminal is a valid script [R-DOC-02]", () => {
  const scripts = pages
    .filter(({ path }) => !/^\/(operations|security|packages)/.test(path))
    .flatMap(({ html }) => [...codeOf(html, "Terminal"), ...codeOf(html, "curl")]);
  expect(scripts.length).toBeGreaterThan(200);
  for (const script of scripts)
    expect(spawnSync("bash", ["-n"], { input: script, encoding: "utf8" }).stderr, script).toBe("");
});

test("every JSON in a guide is JSON [R-DOC-02]", () => {
  for (const { language, code, name } of blocks)
    if (language === "json") expect(() => JSON.parse(code), name).not.toThrow();
});
