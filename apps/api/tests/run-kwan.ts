import { vi } from "vitest";
import { run } from "../src/main/cli/run.ts";

/** Runs the program `kwan` in this process. Returns its exit code and its output. */
export async function runKwan(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const output: string[] = [];
  const listen = (text: unknown) => output.push(String(text)) > 0;
  const spies = (["stdout", "stderr"] as const).map((to) => vi.spyOn(process[to], "write").mockImplementation(listen));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    const code = await run(args);
    return { code, output: output.join("") };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
