import { readFileSync } from "node:fs";
import { type Figures, load, type Request } from "./load.ts";
import type { Served } from "./process.ts";

// Many short rounds, so that other work on the machine slows every server equally.
export const rounds = 15;
export const seconds = 0.5;

interface Target {
  readonly server: Served;
  readonly requests: readonly Request[];
}

/**
 * The results for a target, including the server's CPU time per response. The CPU time is undefined if the system does
 * not report it.
 */
type Measured = Figures & { readonly cpuMs: number | undefined };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns the CPU time of a process in milliseconds. Linux counts it in hundredths of a second. */
function cpuOf(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

async function once({ server, requests }: Target): Promise<Measured> {
  const before = cpuOf(server.process.pid);
  const figures = await load(server.port, requests, seconds);
  const after = cpuOf(server.process.pid);
  const isKnown = before !== undefined && after !== undefined;
  return { ...figures, cpuMs: isKnown ? (after - before) / (figures.perSecond * seconds) : undefined };
}

/** The medians for a target, and the medians of its shares of the throughput of the two baselines in the same round. */
type Summary = Measured & { readonly ofJson: number; readonly ofQuery: number };

const json = "node:http, JSON";
const query = "node:http, query";

/** Measures the targets in turn, so that a busy machine slows all of them equally. */
export async function measure(targets: Readonly<Record<string, Target>>): Promise<Readonly<Record<string, Summary>>> {
  const all = new Map<string, Measured[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, target] of Object.entries(targets)) {
      const figures = await once(target);
      if (round >= 0) all.get(name)?.push(figures);
    }
  const of = (figures: readonly Measured[], key: keyof Measured) => median(figures.map((each) => each[key] ?? 0));
  const shareOf = (figures: readonly Measured[], baseline: string) =>
    median(figures.map(({ perSecond }, round) => perSecond / (all.get(baseline)?.[round]?.perSecond ?? perSecond)));
  return Object.fromEntries(
    [...all].map(([name, each]) => [
      name,
      {
        perSecond: of(each, "perSecond"),
        p50: of(each, "p50"),
        p99: of(each, "p99"),
        cpuMs: of(each, "cpuMs"),
        ofJson: shareOf(each, json),
        ofQuery: shareOf(each, query),
      },
    ]),
  );
}

const columns = ["per second", "of JSON", "of query", "p99 ms", "p99 to query", "CPU ms", "query's CPU to it"];

/** Prints the figures, and their ratios to those of the two baseline servers. */
export function print(title: string, figures: Readonly<Record<string, Summary>>): void {
  const plain = figures[query];
  process.stdout.write(`\n${title}\n${" ".repeat(24)}${columns.map((each) => each.padStart(18)).join("")}\n`);
  for (const [name, { perSecond, p99, cpuMs, ofJson, ofQuery }] of Object.entries(figures)) {
    const numbers = [
      perSecond.toFixed(0),
      ofJson.toFixed(2),
      ofQuery.toFixed(2),
      p99.toFixed(1),
      (p99 / (plain?.p99 ?? 1)).toFixed(1),
      cpuMs ? cpuMs.toFixed(3) : "?",
      cpuMs && plain?.cpuMs ? (plain.cpuMs / cpuMs).toFixed(2) : "?",
    ];
    process.stdout.write(`${name.padEnd(24)}${numbers.map((each) => each.padStart(18)).join("")}\n`);
  }
}
