import { connect } from "node:net";

/** A request to a server on this machine. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: string | undefined;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const connections = 16;
const headersEnd = Buffer.from("\r\n\r\n");

function bytesOf({ method, path, token, body }: Request): string {
  const lines = [`${method} ${path} HTTP/1.1`, "host: 127.0.0.1"];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (body !== undefined) lines.push("content-type: application/json", `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/**
 * Sends requests in turn on sixteen connections, and measures how many responses arrive per second and how long each takes.
 * The client parses as little as possible, so that it uses little CPU time next to the server. Throws if a response is
 * not 2xx.
 */
export async function load(port: number, requests: readonly Request[], seconds: number): Promise<Figures> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const messages = requests.map(bytesOf);
  let turn = 0;
  const next = () => messages[turn++ % messages.length] ?? "";
  await Promise.all(Array.from({ length: connections }, () => one(port, next, until, times)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

function one(port: number, next: () => string, until: number, times: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let pending = Buffer.alloc(0);
  let sent = 0;
  const ask = () => {
    sent = performance.now();
    socket.write(next());
  };
  socket.on("connect", ask);
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("The server closed the connection.")));
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = pending.indexOf(headersEnd);
    if (end < 0) return;
    const head = pending.toString("latin1", 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (!head.startsWith("HTTP/1.1 2") || Number.isNaN(length)) {
      reject(new Error(`The answer is none to measure: ${pending.toString("utf8", 0, 600)}`));
      socket.destroy();
      return;
    }
    if (pending.length < end + 4 + length) return;
    pending = Buffer.alloc(0);
    const now = performance.now();
    times.push(now - sent);
    if (now < until) ask();
    else {
      resolve();
      socket.destroy();
    }
  });
  return promise;
}
