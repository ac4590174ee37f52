import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProxyOptions } from "vite";

const pollMs = 50;
const patienceMs = 30_000;

const isListening = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, host);
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.end());
  });

/** Waits until a server accepts connections. If it does not in time, the request that follows fails. */
async function untilListening({ port, hostname }: URL): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(pollMs))
    if (await isListening(Number(port), hostname)) return;
}

/**
 * Forwards to the server the paths that never belong to the portal. While the server starts or restarts, requests wait
 * for it.
 *
 * @example
 * defineConfig({ server: { proxy: proxyTo("http://127.0.0.1:3000") } });
 */
export const proxyTo = (server: string): Record<string, ProxyOptions> => ({
  "^/(api|docs|mailbox|sandbox|pages|([a-z]{2}/)?guide|robots\\.txt|sitemap\\.xml)(/|\\?|$)": {
    target: server,
    bypass: () => untilListening(new URL(server)),
  },
});
