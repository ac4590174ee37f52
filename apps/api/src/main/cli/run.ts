import { exitCodes } from "../../platform/exit-with.ts";
import { OperatorError, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { explanation, overview, usageOf } from "./help.ts";

/** Runs a command and returns the exit code. If it fails, prints one sentence that says why. */
export async function run([name = "help", ...args]: readonly string[]): Promise<number> {
  if (name === "help" || name === "--help") return help(args[0]);
  const command = commands.get(name);
  if (!command) return unknown(name);
  if (args.includes("--help")) return help(name);
  try {
    await command.run(args);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof OperatorError)) throw error;
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${error.message}\n${isUsage ? `Usage: ${usageOf(name, command)}\n` : ""}`);
    return isUsage ? exitCodes.usage : exitCodes.failed;
  }
}

function help(name: string | undefined): number {
  const command = commands.get(name ?? "");
  if (name !== undefined && !command) return unknown(name);
  process.stdout.write(name !== undefined && command ? explanation(name, command) : overview(commands));
  return 0;
}

function unknown(name: string): number {
  process.stderr.write(`There is no command ${name}. kwan help lists all commands.\n`);
  return exitCodes.usage;
}
