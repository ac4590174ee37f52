import { listBranches } from "@kwan/contract";
import ky from "ky";
import { safeParse } from "zod/mini";
import { branches, createKwanWith, memoryTokens } from "../src/index.ts";
import { bodies, startBenchServer } from "./server.ts";

const rounds = 30;
const perRound = 60;

type Get = () => Promise<unknown>;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(get: Get): Promise<{ wall: number; cpu: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  for (let n = 0; n < perRound; n++) await get();
  const wall = (performance.now() - start) / perRound;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 / perRound };
}

/**
 * Compares a typed, validated GET with raw fetch, plain ky, and ky with the same schema. The four take turns, so that
 * other work on the machine affects all of them equally. Returns how long a small read takes as a multiple of plain ky, and a
 * large one as a multiple of ky with the same schema.
 */
export async function benchGets(): Promise<{ small: number; large: number }> {
  const ratios: number[] = [];
  const { baseUrl, close } = await startBenchServer();
  const kwan = createKwanWith({ baseUrl, tokens: memoryTokens("token") }, { branches });
  const headers = { authorization: "Bearer token" };
  for (const [size, limit] of [
    ["1 kB", 20],
    ["100 kB", 100],
  ] as const) {
    const url = `${baseUrl}/dvla/branches/?limit=${limit}`;
    const gets: Record<string, Get> = {
      fetch: async () => (await fetch(url, { headers })).json(),
      ky: () => ky(url, { headers }).json(),
      "ky+zod": async () => safeParse(listBranches.answer, await ky(url, { headers }).json()),
      sdk: () => kwan.branches.list({ limit }),
    };
    const times = Object.fromEntries(
      Object.keys(gets).map((name) => [name, { wall: [], cpu: [] } as { wall: number[]; cpu: number[] }]),
    );
    for (let round = -5; round < rounds; round++)
      for (const [name, get] of Object.entries(gets)) {
        const { wall, cpu } = await measure(get);
        if (round >= 0) {
          times[name]?.wall.push(wall);
          times[name]?.cpu.push(cpu);
        }
      }
    const wall = (name: string) => medianOf(times[name]?.wall ?? []);
    const cpu = (name: string) => medianOf(times[name]?.cpu ?? []);
    process.stdout.write(`GET of ${bodies[size].length} bytes, medians of ${rounds} rounds of ${perRound}\n`);
    for (const name of Object.keys(gets))
      process.stdout.write(
        `  ${name.padEnd(6)} ${wall(name).toFixed(3)} ms  ${(wall(name) / wall("fetch")).toFixed(2)} x fetch  ${(wall(name) / wall("ky")).toFixed(2)} x ky  (CPU with the server's ${cpu(name).toFixed(3)} ms, ${(cpu(name) / cpu("ky")).toFixed(2)} x ky)\n`,
      );
    ratios.push(wall("sdk") / wall(ratios.length === 0 ? "ky" : "ky+zod"));
  }
  close();
  const [small = 0, large = 0] = ratios;
  return { small, large };
}
