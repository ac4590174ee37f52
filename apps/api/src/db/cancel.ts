import { connect } from "node:net";
import type pg from "pg";

/** What the driver knows of its session, beyond what its types tell. */
interface Session {
  readonly host?: string;
  readonly port?: number;
  readonly processID?: number | null;
  readonly secretKey?: number | null;
}

const cancelRequest = 80_877_102;
const giveUpMs = 2_000;

/**
 * Asks the server to cancel the statement that runs on a connection, by the protocol's own request over a connection of
 * its own. It works through a pooler too. Resolves when the request has been taken, or can't be; never rejects.
 */
export async function cancelStatement(client: pg.PoolClient): Promise<void> {
  const { host, port = 5432, processID, secretKey } = client as unknown as Session;
  if (!processID || !host || typeof secretKey !== "number") return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelRequest, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  await new Promise<void>((resolve) => {
    const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    // The server closes the connection once it has passed the request on.
    socket.setTimeout(giveUpMs, () => socket.destroy());
    socket.on("error", () => {});
    socket.once("close", () => resolve());
    socket.once("connect", () => socket.write(message));
    socket.resume();
  });
}
