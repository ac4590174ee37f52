import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Catalogue, faultsOf, parametersOf } from "./catalogues.ts";
import { literalsIn, sentencesIn } from "./literals.ts";
import { faultsIn } from "./phrases.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ["**/*.test.*", "**/*.stories.*", "**/catalogues/**", "**/dist/**", "**/node_modules/**"],
  });

const catalogueFiles = globSync("{packages,apps}/*/messages/*/*.json", { cwd: root });

describe("catalogues [R-WRD-01]", () => {
  const catalogues = (french: Catalogue) =>
    new Map([
      ["en/home.json", { home_hello: "Hello {name}" }],
      ["fr/home.json", french],
    ]);
  test.each<[string, Catalogue, string]>([
    ["a missing message", {}, 'fr/home.json: "home_hello" is missing.'],
    [
      "another parameter",
      { home_hello: "Bonjour {nom}" },
      'fr/home.json: "home_hello" does not have the parameters of en.',
    ],
    ["an empty message", { home_hello: " {name}".replace("{name}", "") }, 'fr/home.json: "home_hello" is empty.'],
    [
      "a message without a file",
      { home_hello: "Bonjour {name}", hello: "Bonjour" },
      'fr/home.json: "hello" is not in en.',
    ],
    ["a breaking space", { home_hello: "Bonjour {name} !" }, expect.stringContaining("U+00A0")],
  ])("%s is found", (_what, french, fault) => {
    expect(faultsOf(catalogues(french), ["en", "fr"])).toContainEqual(fault);
  });

  test("a parameter that is shown as a number has to be one", () => {
    const declarations = ["input count", "input of", "local countShown = count: number"];
    const message = [{ declarations, selectors: [], match: { "": "{countShown} of {of}" } }];
    expect([...parametersOf(message)]).toEqual([
      ["of", "string | number"],
      ["count", "number"],
    ]);
  });

  test.each(["packages/domain", "apps/portal", "apps/api"])("no message of %s is unused", (folder) => {
    const sources = sourcesOf(`${folder}/{src,build}`).map(read).join("\n");
    const ids = globSync(`${folder}/messages/en/*.json`, { cwd: root }).flatMap((file) =>
      Object.keys(JSON.parse(read(file))),
    );
    expect(ids.filter((id) => !new RegExp(`\\bm\\.${id}\\b`).test(sources))).toEqual([]);
  });
});

describe("what people read comes from a catalogue [R-WRD-01]", () => {
  test("a text between tags or in a prop is found, and a message is not", () => {
    const source =
      '<Text aria-label="Your card" lang="fr">Hello {m.home_hello()} <b title={m.home_title()}>·</b></Text>';
    expect(literalsIn("x.tsx", source)).toEqual(["Your card", "Hello"]);
  });

  test.each(sourcesOf("apps/portal/src").filter((file) => file.endsWith(".tsx") && !file.includes("/stories/")))(
    "%s",
    (file) => {
      expect(literalsIn(file, read(file))).toEqual([]);
    },
  );
});

describe("phrases that we do not use [R-WRD-01]", () => {
  test.each([
    "The invoice has run out.",
    "We will mend it.",
    "Ask for the code anew.",
    "This is no code of ours.",
    "It is under way.",
    "See how it stands.",
    "Choose it to go on.",
    "Bring your papers.",
  ])("%s", (text) => {
    expect(faultsIn(text)).not.toEqual([]);
  });
  test.each(["Go on a test drive.", "Continue.", "The question papers differ."])("%s is fine", (text) => {
    expect(faultsIn(text)).toEqual([]);
  });

  test.each(catalogueFiles.filter((file) => file.includes("/en/")))("%s", (file) => {
    expect(faultsIn(read(file))).toEqual([]);
  });

  test("a string with three words is a sentence, in quotes and in a template", () => {
    const source = `const one = "This is under way."; const two = \`Go on \${"now"} with it again.\`; const id = "go on";`;
    expect(sentencesIn("x.ts", source)).toEqual(["This is under way.", " with it again."]);
  });

  test("no string outside the catalogues contains one", () => {
    const texts = sourcesOf("{apps,packages,checks}")
      .filter((file) => !file.startsWith("checks/words") && !/\/(tests|bench)\//.test(file))
      .flatMap((file) => sentencesIn(file, read(file)).map((text) => [file, text] as const));
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(([file, text]) => faultsIn(text).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });

  const comments = (source: string) =>
    [...source.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)].map(([comment]) => comment);
  test("no comment contains one", () => {
    const faults = sourcesOf("{apps,packages,checks}")
      .filter((file) => !file.startsWith("checks/words"))
      .flatMap((file) =>
        comments(read(file))
          .flatMap(faultsIn)
          .map((fault) => `${file}: ${fault}`),
      );
    expect(faults).toEqual([]);
  });
});
