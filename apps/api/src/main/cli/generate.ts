import { generateDrivers } from "../seed/generate/generate-drivers.ts";
import { command, UsageError } from "./command.ts";
import { dryRun, prepare, print, withDatabase } from "./with-database.ts";

export const generate = command({
  summary: "adds invented drivers with all their data, for measurements",
  about: ["Adds this many invented drivers with all their data. Never use it on a database with real people."],
  options: { "dry-run": dryRun },
  arguments: [{ name: "COUNT", about: "the number of drivers." }],
  run: ({ values: { "dry-run": isDryRun }, positionals: [text = ""] }) => {
    const count = /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
    if (count === undefined) throw new UsageError("COUNT has to be a whole number from 1 to 99999999.");
    return withDatabase(async ({ db, config, now, newId }) => {
      await prepare(db, isDryRun);
      if (isDryRun) return print(`${count} drivers would be added. Nothing was changed.`);
      const began = performance.now();
      await generateDrivers({ db, config, now, newId }, count, (made) => {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        print(`${made} of ${count} drivers after ${seconds} s`);
      });
    });
  },
});
