import { run } from "./main/cli/run.ts";
import { exitWith } from "./platform/exit-with.ts";

run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, exitWith);
