import { connect, createServer, type Socket } from "node:net";

/**
 * Forwards connections to a server until the test cuts them. Unlike switching the browser offline, this works in every
 * engine. The portal at the URL returned here has its own storage and service worker.
 *
 * @example
 * const line = await startLine(baseUrl);
 * await line.cut();
 */
export async function startLine(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl);
  const open = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    open.add(socket);
    socket.on("error", () => other.destroy());
    socket.on("close", () => {
      open.delete(socket);
      other.destroy();
    });
  };
  const line = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    keep(client, upstream);
    keep(upstream, client);
    client.pipe(upstream).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((done) => line.listen(at, "localhost", done));
  await listen(0);
  const own = (line.address() as { port: number }).port;
  const cut = async () => {
    if (!line.listening) return;
    const closed = new Promise((done) => line.close(done));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { baseUrl: `http://localhost:${own}`, cut, restore: () => listen(own), stop: cut };
}
