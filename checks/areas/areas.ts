// The areas of the server, from the lowest to the highest. A file imports only from its own area and from those below
// it. `node checks/areas/areas.ts` lists the imports that still run upwards.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const areas = ["platform", "people", "money", "licensing", "office", "main"] as const;
type Area = (typeof areas)[number];

const home = join(import.meta.dirname, "../../apps/api/src");

/** The folders and files of each area. A longer path takes precedence: `documents/spooled-file.ts` is in platform. */
const members: Readonly<Record<Area, readonly string[]>> = {
  platform: [
    ..."db http calls blobs messages notifications audit rate-limits jobs catalogues".split(" "),
    ..."context.ts acting-account.ts config.ts deps.ts ports.ts payment-provider.ts ids.ts language.ts log.ts settings.ts csv.ts short-cache.ts scopes.ts".split(
      " ",
    ),
    ..."domain-error.ts operator-error.ts wire-ids.ts unfit-for-production.ts end-of-day.ts exit-with.ts".split(" "),
    ..."data-folder.ts backups/backup-lock.ts backups/lock-store.ts documents/spooled-file.ts documents/uploaded-file.ts".split(
      " ",
    ),
    ..."pages/page.ts tasks/working-days.ts appointments/public-holidays.ts".split(" "),
  ],
  people: ["accounts", "sessions", "drivers", "schools", "branches"],
  money: ["invoices", "payments"],
  licensing: ["services", "documents", "appointments", "theory-tests", "deliveries", "update-requests"],
  office: ["desk", "decisions", "tasks", "notes", "staff", "imports", "reports"],
  main: [
    ..."main.ts app.ts connect-ports.ts kwan.ts handlers.ts greeting.ts cli mailbox pages system seed setup reminders".split(
      " ",
    ),
    ..."backups data-exports deletions staff/commands/create-admin.ts".split(" "),
    ..."jobs/every-job.ts jobs/job-table.ts jobs/tidy-up.ts jobs/open-queue.ts".split(" "),
  ],
};

const areaOfMember = new Map(areas.flatMap((area) => members[area].map((member) => [member, area] as const)));

/** Returns the area of a file, by its longest path in the table. Throws if the file is in no area. */
export function areaOf(path: string): Area {
  for (let at = path; at !== "."; at = dirname(at)) {
    const area = areaOfMember.get(at);
    if (area) return area;
  }
  throw new Error(`apps/api/src/${path} is in no area. Add it to checks/areas/areas.ts.`);
}

/** Returns the imports that run from a lower area to a higher one, imports of types included. */
export function importsUpwards(): readonly string[] {
  return globSync("**/*.ts", { cwd: home })
    .filter((path) => !path.startsWith("catalogues/") && !path.endsWith(".test.ts"))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(home, path), "utf8");
      const imports = [...text.matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/g)].map(([, to = ""]) =>
        normalize(join(dirname(path), to)),
      );
      return imports
        .filter((to) => areas.indexOf(areaOf(to)) > areas.indexOf(areaOf(path)))
        .map((to) => `${areaOf(path)}: ${path} imports ${to} of ${areaOf(to)}`);
    });
}

/** Returns the paths of the table that do not exist. */
export const missingMembers = (): readonly string[] =>
  [...areaOfMember.keys()].filter((member) => globSync(member, { cwd: home }).length === 0);

if (process.argv[1] === import.meta.filename) {
  const upwards = importsUpwards();
  process.stdout.write(`${[...upwards, `${upwards.length} imports run upwards`].join("\n")}\n`);
}
