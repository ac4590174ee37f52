// What `start` shows until the apps exist: where things are, and a page of them. With --once it only says so and ends.
import { resolve } from "node:path";
import { listen, welcomeServer } from "./server.ts";
import { guide } from "./what-exists.ts";

const root = resolve(import.meta.dirname, "..");
console.log(guide(root));

if (!process.argv.includes("--once")) {
  const server = welcomeServer(root);
  const stop = () => server.close().closeAllConnections();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    console.log(`\nSee them at ${await listen(server, Number(process.env.PORT ?? 3000))} (Ctrl-C ends it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
