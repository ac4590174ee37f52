import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { startServer } from "./server.ts";

const outsideWorld = resolve(import.meta.dirname, "../../api/tests/outside-world.ts");
const paystackIsAt = pathToFileURL(join(import.meta.dirname, "paystack-is-at.ts")).href;

export type Question = { readonly text: string; readonly right: string; readonly wrong: readonly string[] };

/** Starts the server in production on an empty PostgreSQL database, with a clock that can be set ahead. */
export async function startProduction() {
  const world = spawn(process.execPath, ["--conditions=source", outsideWorld], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopWorld = async () => {
    const ended = once(world, "exit");
    world.kill("SIGTERM");
    await ended;
  };
  const [line] = (await once(createInterface(world.stdout), "line")) as [string];
  const { settings, control } = JSON.parse(line) as { settings: Record<string, string>; control: string };
  const server = await startServer({ hasMovableClock: true, settings, preloads: [paystackIsAt] }).catch(
    async (error: unknown) => {
      await stopWorld();
      throw error;
    },
  );
  const ask = async (path: string) => (await fetch(`${control}${path}`)).json();
  const messagesTo = async (target: string): Promise<string[]> =>
    (await ask(`/messages?to=${encodeURIComponent(target)}`)).texts;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return {
    ...server,
    /** The time on the server, which can be ahead. */
    now,
    /** Sets the server's clock to a later moment. */
    waitUntil: (moment: Date): Promise<void> => {
      ahead += moment.getTime() - now().getTime();
      return server.setClockAhead(ahead);
    },
    /** Returns the set-up secret, which an operator reads from its file. */
    readSecret: () => readFileSync(join(server.folder, "setup-secret"), "utf8").trim(),
    messagesTo,
    /** Returns the questions of the theory test with their answers, so that a test can answer them correctly. */
    questions: async (): Promise<readonly Question[]> => (await ask("/questions")).questions,
    /** Approves the payment at the provider, as the payer. */
    approvePayment: async (reference: string): Promise<void> => {
      const { status } = await ask(`/pay?reference=${reference}&server=${encodeURIComponent(server.baseUrl)}`);
      if (status !== 200) throw new Error(`The payment ${reference} was not taken: ${status}.`);
    },
    stop: async () => {
      await server.stop();
      await stopWorld();
    },
  };
}

export type Production = Awaited<ReturnType<typeof startProduction>>;
