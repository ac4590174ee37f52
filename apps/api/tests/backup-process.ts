import { makeBackup } from "../src/main/backups/make-backup.ts";
import { openDatabase } from "../src/platform/db/open.ts";

// A process that a test kills. It begins a backup whose first document never arrives.
const [place = "", folder = ""] = process.argv.slice(2);
const db = await openDatabase(JSON.parse(place));
const blobs = {
  put: () => Promise.resolve(),
  get: () => {
    process.stdout.write("writing\n");
    return new Promise<null>(() => {});
  },
  remove: () => Promise.resolve(),
  check: () => Promise.resolve(),
  async *list() {},
};
setInterval(() => {}, 1_000);
await makeBackup({ db, blobs, now: () => new Date() }, folder, () => {});
