import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { commands } from "../src/main/cli/commands.ts";
import { copyFolder } from "./databases.ts";
import { runKwan } from "./run-kwan.ts";

const folder = mkdtempSync(join(tmpdir(), "kwan-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kwan = (...args: readonly string[]) => runKwan(args, { INIT_CWD: folder });

describe("the program kwan [R-OPS-03]", () => {
  it("lists all commands, and explains each with its options", async () => {
    const { code, output } = await kwan("help");
    expect(code).toBe(0);
    for (const [name, { summary }] of commands) expect(output.replaceAll(/\s+/g, " ")).toContain(`${name} ${summary}`);
    const about = await kwan("help", "create-school");
    expect(about.output).toContain("Usage: kwan create-school --code CODE --name NAME --branch CODE [--dry-run]");
    expect(about.output).toContain("changes nothing");
    expect((await kwan("create-school", "--help")).output).toBe(about.output);
  });

  it.each([
    [["backdown"], "There is no command backdown. kwan help lists all commands."],
    [["help", "backdown"], "There is no command backdown."],
    [["create-school", "--nmae", "x"], "There is no option --nmae.\nUsage: kwan create-school --code"],
    [["create-school", "--name"], "Give --name a value."],
    [["migrate", "--dry-run=1"], "--dry-run takes no value."],
    [["migrate", "now"], '"now" is not expected here.'],
    [["generate", "many"], "COUNT has to be a whole number"],
    [["check-proofs"], "Give FILE:"],
    [["generate", "-5"], "Numbers have no sign here, so -5 is not allowed."],
    [["verify-audit", "--head", "xyz"], '"xyz" is not a head.'],
  ])("refuses %j with a sentence and the exit code of wrong arguments", async (args, sentence) => {
    const { code, output } = await kwan(...args);
    expect(output).toContain(sentence);
    expect(code).toBe(64);
  });

  it("a file without proofs is refused with a sentence", async () => {
    writeFileSync(join(folder, "mine.json"), "{}");
    const key = "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=";
    const refused = { code: 1, output: "mine.json is not the file of a person's data.\n" };
    expect(await kwan("check-proofs", "mine.json", key)).toEqual(refused);
    expect((await kwan("check-proofs", "mine.json", "x")).output).toContain("not an Ed25519 public key");
    expect((await kwan("check-proofs", "none.json", key)).output).toContain("none.json can't be read");
  });

  it("verify-audit refuses a file of heads that is missing or empty [R-OPS-08]", { timeout: 60_000 }, async () => {
    const { place, remove } = await copyFolder();
    const verify = (file: string) =>
      runKwan(["verify-audit", "--anchor", file], { DATA_FOLDER: dirname(place.folder), INIT_CWD: folder });
    writeFileSync(join(folder, "heads"), "");
    expect(await verify("no-heads")).toMatchObject({
      code: 1,
      output: expect.stringContaining("no-heads can't be read"),
    });
    expect(await verify("heads")).toMatchObject({ code: 1, output: expect.stringContaining("has no heads in it") });
    const head = `1:${"0".repeat(64)}`;
    writeFileSync(join(folder, "heads"), `${head} 2026-11-21T09:00:00.000Z\n`);
    expect(await verify("heads")).toMatchObject({
      code: 1,
      output: `The audit log was changed. Compare it with a backup.\nThe log does not hold the head ${head}: its end was cut off or written again.\n`,
    });
    await remove();
  });

  it("backs up and restores with a summary, and refuses what it cannot do [R-OPS-01]", {
    timeout: 120_000,
  }, async () => {
    const { place, remove } = await copyFolder();
    const on = (DATA_FOLDER: string, ...args: readonly string[]) => runKwan(args, { DATA_FOLDER, INIT_CWD: folder });
    const [here, there] = [dirname(place.folder), join(folder, "there")];
    expect(await on(here, "backup")).toMatchObject({
      code: 64,
      output: expect.stringContaining("Give --to a new folder."),
    });
    expect((await on(there, "backup", "--to", "kept")).output).toContain(`There is no database in ${there}/database.`);
    const plan = await on(here, "backup", "--to", "kept", "--dry-run");
    expect(plan.output).toMatch(
      /^\d+ tables, \d+ rows and 0 documents would be backed up to .*kept\. Nothing was written\.$/m,
    );
    expect(plan.output).toMatch(/^It needs at most \d+ MB, and \d+ MB are free\.$/m);
    expect(existsSync(join(folder, "kept"))).toBe(false);
    // A folder in /proc cannot be made, and says that its parent does not exist.
    expect(await on(here, "backup", "--to", "/proc/nope/kept")).toMatchObject({
      code: 1,
      output: expect.stringContaining("The folder /proc/nope cannot be created"),
    });
    const made = await on(here, "backup", "--to", "kept");
    expect(made.output).toMatch(/^Backed up \d+ tables, \d+ rows and 0 documents to .*kept in [\d.]+ s\.$/m);
    expect(await on(here, "backup", "--to", "kept")).toMatchObject({
      code: 1,
      output: expect.stringContaining("exists already"),
    });
    expect((await on(here, "restore", "--from", "kept")).output).toContain("The database is not empty");
    expect((await on(there, "restore", "--from", "kept", "--dry-run")).output).toContain("It can be restored.");
    cpSync(join(folder, "kept"), join(folder, "kept.unfinished"), { recursive: true });
    expect(await on(there, "restore", "--from", "kept.unfinished", "--dry-run")).toMatchObject({
      code: 1,
      output: expect.stringContaining("is a backup that was never finished"),
    });
    const restored = await on(there, "restore", "--from", "kept");
    expect(restored.output).toContain("Every table has the same rows and the same checksum as before");
    expect(restored.output).toMatch(/^Restored \d+ tables, \d+ rows and 0 documents in [\d.]+ s\.$/m);
    expect((await on(here, "move", "--to", "there")).code).toBe(64);
    await remove();
  });

  it("a dry run changes nothing", { timeout: 90_000 }, async () => {
    const { place, remove } = await copyFolder();
    const run = (...args: readonly string[]) => runKwan(args, { DATA_FOLDER: dirname(place.folder) });
    const admin = [
      "--email",
      "ama@authority.example",
      "--username",
      "ama",
      "--first-name",
      "Ama",
      "--last-name",
      "Osei",
    ];
    const school = ["--code", "GA-1", "--name", "Ridge", "--branch", "GA1", "--dry-run"];
    const ready = { code: 0, output: "The administrator ama can be created. Nothing was changed.\n" };
    expect((await run("migrate", "--dry-run")).output).toBe("The database is already of this version.\n");
    expect(await run("create-admin", ...admin, "--dry-run")).toEqual(ready);
    expect(await run("create-admin", ...admin, "--dry-run")).toEqual(ready);
    expect(await run("create-school", ...school)).toMatchObject({
      code: 1,
      output: "There is no branch with the code GA1.\n",
    });
    expect((await run("generate", "5", "--dry-run")).output).toContain("Nothing was changed.");
    expect((await run("create-admin", ...admin)).output).toContain("Created the administrator ama.");
    expect((await run("create-admin", ...admin, "--dry-run")).output).toContain("There is already an administrator");
    await remove();
  });
});
