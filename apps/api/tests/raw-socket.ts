import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** An HTTP response as received over the socket. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const portOf = (baseUrl: string): number => Number(new URL(baseUrl).port);

/** Opens a connection and collects everything received. */
export async function openSocket(baseUrl: string): Promise<{ socket: Socket; text(): string; ended: Promise<void> }> {
  const socket = connect(portOf(baseUrl), "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => (text += bytes.toString("latin1")));
  const ended = new Promise<void>((resolve) => void socket.on("error", () => {}).on("close", () => resolve()));
  await once(socket, "connect");
  return { socket, text: () => text, ended };
}

/** Parses an HTTP response. Repeated headers are joined with commas. */
export function readRaw(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", value = ""] = [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)];
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value.trim() : `${headers[key]}, ${value.trim()}`;
  }
  return { status: Number(first.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}

/**
 * Sends a request unchanged, and reads until the server closes the connection.
 *
 * @example
 * await raw(baseUrl, "GET /api/health/ HTTP/1.1", ["x-request-id: a b"]);
 */
export async function raw(
  baseUrl: string,
  line: string,
  headers: readonly string[] = [],
  body = "",
): Promise<RawAnswer> {
  const { socket, text, ended } = await openSocket(baseUrl);
  socket.write([line, "host: localhost", "connection: close", ...headers, "", body].join("\r\n"));
  await ended;
  return readRaw(text());
}
