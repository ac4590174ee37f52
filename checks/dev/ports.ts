import { createServer } from "node:net";

/** Listens on a port for a moment, and returns its number. Port 0 stands for any free port. */
const listen = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });

export const freePort = (): Promise<number> => listen(0);

/** Throws an error that says what to do, if a port cannot be used. */
export const requireFreePort = (port: number, remedy: string): Promise<number> =>
  listen(port).catch((cause) => {
    const why = cause.code === "EADDRINUSE" ? "is in use" : `can't be used (${cause.message})`;
    throw new Error(`Port ${port} ${why}. ${remedy}`, { cause });
  });
