import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

/** How a pooler reacts to the settings of a new session. */
export type OnSettings = "refuses" | "ignores";

export interface Pooler {
  readonly url: string;
  close(): Promise<void>;
}

const texts = (bytes: Buffer): string[] => bytes.toString("utf8").split("\0");

/** Returns the error message with which PgBouncer refuses session settings. */
function refusal(): Buffer {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter: options", "", ""].join("\0");
  const body = Buffer.from(fields);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function withoutOptions(start: Buffer): Buffer {
  const words = texts(start.subarray(8)).filter(Boolean);
  const parameters = words.flatMap((word, index) =>
    index % 2 === 0 && word !== "options" ? [word, words[index + 1] ?? ""] : [],
  );
  const body = Buffer.from(`${parameters.join("\0")}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.writeUInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
}

/** Starts a proxy for a PostgreSQL server that treats session settings as PgBouncer does. */
export async function startPooler(target: string, on: OnSettings): Promise<Pooler> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    sockets.add(client);
    client.on("error", () => {}).once("close", () => sockets.delete(client));
    client.once("data", (start: Buffer) => {
      const hasOptions = texts(start.subarray(8)).includes("options");
      if (hasOptions && on === "refuses") return void client.end(refusal());
      const upstream = connect(Number(port), hostname);
      upstream.on("error", () => client.destroy()).once("close", () => client.destroy());
      client.once("close", () => upstream.destroy());
      upstream.write(hasOptions ? withoutOptions(start) : start);
      client.pipe(upstream).pipe(client);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      return Promise.resolve();
    },
  };
}
