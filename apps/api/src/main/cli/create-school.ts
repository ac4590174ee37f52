import { createSchool as create } from "../../people/schools/commands/create-school.ts";
import { command } from "./command.ts";
import { dryRun, prepare, print, withDatabase } from "./with-database.ts";

export const createSchool = command({
  summary: "adds a driving school",
  about: ["Adds a driving school. An administrator can then create its accounts in the portal."],
  options: {
    code: { type: "string", value: "CODE", about: "The school's code, such as GA-015." },
    name: { type: "string", value: "NAME", about: "The school's name." },
    branch: { type: "string", value: "CODE", about: "The code of the branch that it belongs to, such as GA1." },
    "dry-run": dryRun,
  },
  run: ({ values: { "dry-run": isDryRun, ...school } }) =>
    withDatabase(async ({ config, db, now, newId }) => {
      await prepare(db, isDryRun);
      await create({ db, now, newId }, school, isDryRun);
      if (isDryRun) print(`${school.name} can be added. Nothing was changed.`);
      else print(`Added ${school.name}. An administrator can now create its accounts at ${config.publicUrl}/staff.`);
    }),
});
