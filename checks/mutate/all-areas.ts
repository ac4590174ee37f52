// Runs StrykerJS for the areas, one after the other, and compares their scores with the lowest that each may have.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areas } from "./areas.ts";
import { harmless } from "./harmless.ts";
import { root } from "./places.ts";
import { type Change, scoreOf } from "./score.ts";

const inWords = ({ file, line, code, replacement }: Change): string =>
  `  ${file}:${line} ${code} → ${replacement.split("\n", 1)[0]}`;

/** Runs the areas whose name or files contain the text. Returns whether each of them reached its lowest score. */
export function runAreas(filter: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), "kwan-mutate-"));
  const chosen = areas.filter(({ name, package: of, files }) => `${name} ${of}/${files.join(" ")}`.includes(filter));
  const lines = chosen.map(({ name, least }) => {
    const results = join(folder, `${name}.json`);
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "run-area.ts"), name, results], {
      cwd: root,
      stdio: "inherit",
    });
    if (status !== 0) return { isGood: false, text: `${name}: StrykerJS did not end` };
    const changes: readonly Change[] = JSON.parse(readFileSync(results, "utf8"));
    const { score, counted, survived } = scoreOf(changes, harmless);
    const isGood = score >= least;
    const found = isGood ? "" : `, at least ${least} % are needed. Not noticed:\n${survived.map(inWords).join("\n")}`;
    return { isGood, text: `${name}: tests noticed ${score} % of ${counted} changes${found}` };
  });
  rmSync(folder, { recursive: true, force: true });
  for (const { text } of lines) console.log(text);
  return lines.every(({ isGood }) => isGood);
}
