#!/usr/bin/env node
import { parseArgs } from "node:util";
import { greeting, help, peopleInWords } from "./greeting.ts";
import { startMockServer } from "./mock-server.ts";

const defaultPort = 4010;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      people: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  const port = values.port === undefined ? defaultPort : Number(values.port);
  if (!/^\d*$/.test(values.port ?? "") || !(port >= 0 && port <= 65_535))
    throw new Error(`The port "${values.port}" is not a number from 0 to 65535.`);
  return { ...values, port };
}

function fail(message: string): never {
  console.error(`${message}\nRun kwan-mock --help to see the options.`);
  process.exit(2);
}

function optionsOrExit(): ReturnType<typeof readOptions> {
  try {
    return readOptions();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function run(): Promise<void> {
  const { port, people, help: isHelp } = optionsOrExit();
  if (isHelp) return console.log(help(defaultPort));
  if (people) return console.log(peopleInWords());
  try {
    const { address, close } = await startMockServer(port);
    console.log(greeting(address));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    fail(`The port ${port} is in use. Choose another one with --port, or any free one with --port 0.`);
  }
}

await run();
