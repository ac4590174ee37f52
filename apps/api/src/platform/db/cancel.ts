import { connect } from "node:net";
import type pg from "pg";

/** Properties of the driver's connection that its types do not declare. */
interface Session {
  readonly host?: string;
  readonly port?: number;
  readonly processID?: number | null;
  readonly secretKey?: number | null;
}

const cancelRequest = 80_877_102;
const giveUpMs = 2_000;

/**
 * Cancels the statement running on a connection, with a cancel request in PostgreSQL's protocol. The request uses a
 * separate connection, and works through a pooler too. Resolves when the request has been handled or has failed. Never
 * rejects.
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
    // The server closes the connection once it has handled the request. Give up if that takes too long.
    socket.setTimeout(giveUpMs, () => socket.destroy());
    socket.on("error", () => {});
    socket.once("close", () => resolve());
    socket.once("connect", () => socket.write(message));
    socket.resume();
  });
}
