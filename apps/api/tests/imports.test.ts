import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { lockImport } from "../src/office/imports/store.ts";
import { resumeImports, workOnImport } from "../src/office/imports/work.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { newApplication } from "./applications.ts";
import { bothDatabases } from "./databases.ts";
import { giveCard } from "./fit-drivers.ts";
import { idOf } from "./id-of.ts";
import { fileOf, importing, lastLine, line, lines } from "./importing.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

bothDatabases((database) => {
  const of = testServer(database);

  const { staff, checked, run, undo, rowsOf } = importing(of);

  /** Returns every record that an import can change. */
  async function records({ db }: TestServer) {
    const drivers = await db.kysely.selectFrom("drivers").selectAll().orderBy("id").execute();
    const licenses = await db.kysely.selectFrom("licenses").selectAll().orderBy("driver_id").execute();
    const roles = await db.kysely.selectFrom("users").select(["id", "role"]).orderBy("id").execute();
    return { drivers, licenses, roles };
  }

  const setName = ({ driver }: Person, names: { first_name?: string; last_name: string }) =>
    of().db.kysely.updateTable("drivers").set(names).where("id", "=", driver).execute();

  describe(`imports on ${database.name} [R-AUT-07]`, () => {
    it("check a file without writing a record, run it by another person, and undo it as a whole", async () => {
      const { maker, runner } = await staff();
      const empty = await records(of());
      const entry = await checked(maker, fileOf(lines(12)));
      expect(entry).toMatchObject({ state: "checked", counts: { rows: 12, checked: 12, new: 12, imported: 0 } });
      expect(await records(of())).toEqual(empty);
      await expect(maker.kwan.imports.run(entry.id)).rejects.toMatchObject({ code: "forbidden" });
      const toRun = async () => {
        const { results, count } = await runner.kwan.imports.list({ state: "checked" });
        return { count, ids: results.map(({ id }) => id) };
      };
      const before = await toRun();
      expect(before.ids).toContain(entry.id);

      const done = await run(runner, entry.id);
      const after = await toRun();
      expect(after.count).toBe(before.count - 1);
      expect(after.ids).not.toContain(entry.id);
      expect(done).toMatchObject({ state: "done", counts: { rows: 12, imported: 12, refused: 0 } });
      const full = await records(of());
      expect(full.licenses).toHaveLength(empty.licenses.length + 12);
      expect(full.drivers).toHaveLength(empty.drivers.length + 12);
      const { kysely } = of().db;
      const decisions = await kysely
        .selectFrom("decisions")
        .selectAll()
        .where("import_id", "=", idOf("imp", entry.id))
        .execute();
      expect(decisions).toHaveLength(12);
      expect(
        new Set(decisions.map(({ proposed_by, decided_by, state }) => [proposed_by, decided_by, state].join())),
      ).toEqual(new Set([[maker.id, runner.id, "in_force"].join()]));
      const rows = await kysely
        .selectFrom("audit")
        .select(["driver_id", "actor_id", "after"])
        .where("action", "=", "put_decision_in_force")
        .where("actor_id", "=", runner.id)
        .execute();
      expect(rows.map(({ driver_id }) => driver_id).toSorted()).toEqual(
        decisions.map(({ driver_id }) => driver_id).toSorted(),
      );

      await expect(runner.kwan.imports.undo(entry.id, {})).rejects.toMatchObject({ code: "invalid" });
      await runner.kwan.imports.undo(entry.id, { reason: "It was the file of another region." });
      await expect(runner.kwan.imports.undo(entry.id, {})).rejects.toMatchObject({ code: "own_request" });
      await maker.kwan.imports.undo(entry.id, {});
      await workOnImport(of().deps, idOf("imp", entry.id));
      expect(await maker.kwan.imports.get(entry.id)).toMatchObject({
        state: "undone",
        counts: { undone: 12, kept: 0 },
      });
      expect(await records(of())).toEqual(empty);
    });

    it("offer each person only the actions that the server would take from them", async () => {
      const { maker, runner } = await staff();
      const { id } = await checked(maker, fileOf(lines(2)));
      const offered = async ({ kwan }: Person) => (await kwan.imports.get(id)).actions;
      expect(await offered(runner)).toEqual(["run", "stop"]);
      expect(await offered(maker)).toEqual(["stop"]);
      // Administrators upload imports, and reviewers run them.
      expect(await offered(await of().person({ role: "admin" }))).toEqual(["stop"]);
      await run(runner, id);
      expect(await offered(runner)).toEqual(["ask_to_undo"]);
      await runner.kwan.imports.undo(id, { reason: "It was the file of another region." });
      expect(await offered(runner)).toEqual([]);
      expect(await offered(maker)).toEqual(["undo"]);
    });

    it("are not run by whoever made them, even in a new role", async () => {
      const { maker } = await staff();
      const { id } = await checked(maker, fileOf(lines(2)));
      await of().db.kysely.updateTable("users").set({ role: "reviewer" }).where("id", "=", maker.id).execute();
      expect((await maker.kwan.imports.get(id)).actions).toEqual(["stop"]);
      await expect(maker.kwan.imports.run(id)).rejects.toMatchObject({ code: "own_request" });
    });

    it("the database refuses an import that one person makes and runs", async () => {
      const { maker } = await staff();
      const { id } = await checked(maker, fileOf(lines(2)));
      const running = of()
        .db.kysely.updateTable("imports")
        .set({ state: "running", run_by: maker.id })
        .where("id", "=", idOf("imp", id))
        .execute();
      await expect(running).rejects.toThrow(/imports_run_by_another/);
    });

    it("the same file is refused, and the same rows in another file change nothing", async () => {
      const { maker, runner } = await staff();
      const rows = lines(6);
      const entry = await checked(maker, fileOf(rows, "first.csv"));
      await expect(
        maker.kwan.imports.start({ kind: "licences", file: fileOf(rows, "copy.csv") }),
      ).rejects.toMatchObject({
        code: "already_exists",
      });
      await run(runner, entry.id);
      const full = await records(of());
      const again = await checked(maker, fileOf(rows.toReversed()));
      expect(again).toMatchObject({ state: "checked", counts: { same: 6, new: 0 } });
      expect(await run(runner, again.id)).toMatchObject({
        state: "done",
        counts: { rows: 6, imported: 0, refused: 6 },
      });
      expect(await records(of())).toEqual(full);
    });

    it("says by row what is wrong, in the reader's language", async () => {
      const { maker } = await staff();
      const entry = await checked(
        maker,
        fileOf([
          ...lines(20),
          line({ date_of_birth: "31/02/1980" }),
          line({ classes: "B X" }),
          line({ expires_on: "2020-01-01", is_commercial: "maybe" }),
          "Ama,Mensah",
        ]),
      );
      expect(entry.counts).toMatchObject({ rows: 24, new: 20, invalid: 4 });
      const wrong = await rowsOf(maker, entry.id, "invalid");
      expect(wrong.map(({ number, errors }) => [number, errors.map(({ message }) => message)])).toEqual([
        [22, ["Date of birth: “31/02/1980” is not a date. Write dates like this: 2026-11-23 or 23/11/2026."]],
        [23, ["Classes: “X” is not a valid value. Use one of these: A, B, C, D, E, F."]],
        [
          24,
          expect.arrayContaining([
            "Is the person allowed to drive commercially?: “maybe” is not a valid value. Write yes or no.",
          ]),
        ],
        [25, ["The row has 2 cells, but the first row of the file has 13. Check for missing or extra separators."]],
      ]);
    });

    it("stops when too few rows can be used", async () => {
      const { maker, runner } = await staff();
      const bad = Array.from({ length: 3 }, () => line({ license_number: "?" }));
      const entry = await checked(maker, fileOf([...lines(5), ...bad]));
      expect(entry).toMatchObject({ state: "stopped", actions: [], counts: { new: 5, invalid: 3 } });
      expect(entry.stop_reason).toMatch(/fewer than 80%/);
      await expect(runner.kwan.imports.run(entry.id)).rejects.toMatchObject({ code: "state_forbids" });
      const enough = await checked(maker, fileOf([...lines(4), line({ license_number: "?" })]));
      expect(enough).toMatchObject({ state: "checked", counts: { new: 4, invalid: 1 } });
    });

    it("asks about people and licences that are not clear, and imports only what somebody has decided", async () => {
      const { maker, runner } = await staff();
      const base = lines(20);
      const born = { date_of_birth: "1990-05-05", first_name: "Yaa" };
      const account = await of().person({ role: "learner", date_of_birth: "1990-05-05" });
      await setName(account, { first_name: "Yaa", last_name: "Sarpong" });
      const file = fileOf([
        ...base,
        line({ ...born, last_name: "Sarpong" }),
        line({ ...born, last_name: "Sarpongh" }),
        line({ ...born, last_name: "Antwi" }),
        line({ ...born, last_name: "Antwi" }),
      ]);
      const entry = await checked(maker, file);
      expect(entry.counts).toMatchObject({ new: 21, unclear: 3 });
      const unclear = await rowsOf(maker, entry.id, "unclear");
      expect(
        unclear.map(({ number, choices, candidates }) => [number, choices, candidates.map(({ driver }) => driver)]),
      ).toEqual([
        [22, ["leave_out", "new_person", "this_person"], [account.driver]],
        [23, ["leave_out", "new_person", "this_person"], [account.driver]],
        [25, ["leave_out", "new_person"], []],
      ]);
      const resolved = await maker.kwan.imports.resolve(entry.id, 22, { choice: "this_person" });
      expect(resolved).toMatchObject({ choice: "this_person", driver: account.driver });
      await expect(maker.kwan.imports.resolve(entry.id, 23, { choice: "this_person" })).rejects.toMatchObject({
        code: "invalid",
      });
      await maker.kwan.imports.resolve(entry.id, 25, { choice: "new_person" });
      const done = await run(runner, entry.id);
      expect(done.counts).toMatchObject({ rows: 24, imported: 23, refused: 1, decided: 2 });
      const license = await account.kwan.licences.get(account.driver ?? "");
      expect(license.number).toBe(`REG-${String(lastLine() - 3).padStart(8, "0")}`);
      expect((await account.kwan.notifications.list()).results[0]).toMatchObject({
        title: "Your record has been updated",
      });
      const report = await (await maker.kwan.imports.report(entry.id)).text();
      expect(report.split("\r\n").filter((line) => line.includes(",Imported,"))).toHaveLength(23);
      expect(report).toMatch(/23,Not imported,Someone with a similar name/);

      await undo(runner, maker, entry.id);
      expect(await account.kwan.users.me()).toMatchObject({ role: "learner" });
    });

    it("replaces a licence only if somebody decides so, and undoing restores every detail of it", async () => {
      const { maker, runner } = await staff();
      const owner = await of().person({ date_of_birth: "1985-06-07" });
      await giveCard(of(), owner);
      const { kysely } = of().db;
      const held = () =>
        kysely.selectFrom("licenses").selectAll().where("driver_id", "=", owner.driver).executeTakeFirstOrThrow();
      const before = await held();
      const driver = await kysely
        .selectFrom("drivers")
        .selectAll()
        .where("id", "=", owner.driver)
        .executeTakeFirstOrThrow();
      const same = {
        first_name: driver.first_name,
        last_name: "Persona",
        date_of_birth: "1985-06-07",
        license_number: before.number,
      };
      await setName(owner, { last_name: "Persona" });
      const entry = await checked(maker, fileOf([...lines(10), line({ ...same, classes: "B D" })]));
      const [row] = await rowsOf(maker, entry.id, "differs");
      expect(row).toMatchObject({ number: 12, choices: ["leave_out", "this_person"], driver: owner.driver });
      await maker.kwan.imports.resolve(entry.id, 12, { choice: "this_person" });
      await run(runner, entry.id);
      expect((await held()).classes.map(({ letter }) => letter)).toEqual(["B", "D"]);
      await undo(maker, runner, entry.id);
      expect(await held()).toEqual(before);
    });

    it("leaves records that have changed since, and says how many", async () => {
      const { maker, runner } = await staff();
      const entry = await checked(maker, fileOf(lines(6)));
      await run(runner, entry.id);
      const { kysely } = of().db;
      const [first, second] = await rowsOf(maker, entry.id);
      await kysely
        .updateTable("licenses")
        .set({ restrictions: JSON.stringify(["automatic"]) })
        .where("driver_id", "=", idOf("drv", first?.driver ?? ""))
        .execute();
      const officer = await of().person({ role: "officer" });
      await officer.kwan.decisions.propose({
        kind: "correct_record",
        driver: second?.driver ?? "",
        details: { last_name: "Corrected" },
        ground: "office_error",
        reason: "The register had it wrong.",
      });
      const undone = await undo(maker, runner, entry.id);
      expect(undone.counts).toMatchObject({ imported: 6, undone: 4, kept: 2 });
      const rows = await rowsOf(maker, entry.id);
      expect(rows.slice(0, 2).map(({ result, problem }) => [result, problem])).toEqual([
        ["kept", "The record has changed since the file was checked or imported, so we left it as it was."],
        ["kept", "The person has used the record since the import, so we left it as it was."],
      ]);
      expect(rows.slice(2).map(({ result }) => result)).toEqual(["undone", "undone", "undone", "undone"]);
    });

    it("leaves the licence of somebody who has filed an application since, even at the same moment", async () => {
      const { maker, runner } = await staff();
      const who = { first_name: "Yaa", last_name: "Filed", date_of_birth: "1992-02-02" };
      const person = await of().person({ role: "learner", date_of_birth: who.date_of_birth });
      await setName(person, { first_name: who.first_name, last_name: who.last_name });
      const { id } = await checked(maker, fileOf([...lines(5), line(who)]));
      await maker.kwan.imports.resolve(id, 7, { choice: "this_person" });
      await run(runner, id);
      await newApplication(of(), { driver: person.driver, filed_by: person.id });
      expect(await undo(maker, runner, id)).toMatchObject({ counts: { undone: 5, kept: 1 } });
    });

    it("refuses rows whose record has changed between the check and the run", async () => {
      const { maker, runner } = await staff();
      const rows = lines(6);
      const [one, two] = [await checked(maker, fileOf(rows)), await checked(maker, fileOf(rows.toReversed()))];
      await run(runner, one.id);
      expect(await run(runner, two.id)).toMatchObject({ state: "done", counts: { imported: 0, refused: 6 } });
      expect((await rowsOf(maker, two.id))[0]?.problem).toMatch(/has changed since/);
    });

    it("leaves out a row if somebody with the same name has signed up since the check", async () => {
      const { maker, runner } = await staff();
      const who = { first_name: "Yaa", last_name: "Between", date_of_birth: "1991-01-01" };
      const entry = await checked(maker, fileOf([...lines(4), line(who)]));
      expect(entry.counts).toMatchObject({ new: 5 });
      const person = await of().person({ role: "learner", date_of_birth: who.date_of_birth });
      await setName(person, { first_name: who.first_name, last_name: who.last_name });
      expect(await run(runner, entry.id)).toMatchObject({ counts: { imported: 4, refused: 1 } });
    });

    it("goes on although somebody else presses run at the same moment, and the second press changes nothing", async () => {
      const { maker, runner } = await staff();
      const second = await of().person({ role: "reviewer" });
      const { id } = await checked(maker, fileOf(lines(3)));
      const own = idOf("imp", id);
      await runner.kwan.imports.run(id);
      const before = await runner.kwan.imports.get(id);
      await expect(second.kwan.imports.run(id)).rejects.toMatchObject({ code: "state_forbids" });
      expect(await runner.kwan.imports.get(id)).toMatchObject({ run_by: before.run_by, run_at: before.run_at });
      // The second person's request holds the import when the job comes to it.
      const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
      const { promise: held, resolve: hold } = Promise.withResolvers<void>();
      const request = inTransaction(of().db, async (tx) => {
        await lockImport(tx, own);
        hold();
        await pressed;
      });
      await held;
      const job = workOnImport(of().deps, own);
      await sleep(300);
      answer();
      await Promise.all([request, job]);
      expect(await runner.kwan.imports.get(id)).toMatchObject({
        state: "done",
        run_by: { id: runner.id },
        counts: { imported: 3 },
      });
    });

    it("goes on with an import whose process was killed, and stops an upload that broke off", async () => {
      const { maker, runner } = await staff();
      const { id } = await checked(maker, fileOf(lines(3)));
      await runner.kwan.imports.run(id);
      const added: string[] = [];
      const deps = {
        ...of().deps,
        queue: {
          add: async (_: unknown, job: string, data: unknown) => void added.push(`${job} ${JSON.stringify(data)}`),
        },
      };
      await resumeImports(deps);
      expect(added).toEqual([]);
      of().clock.forward(61_000);
      await resumeImports(deps);
      expect(added).toEqual([`work_import ${JSON.stringify({ id })}`]);
      const { kysely } = of().db;
      await kysely
        .updateTable("imports")
        .set({ state: "receiving", run_by: null })
        .where("id", "=", idOf("imp", id))
        .execute();
      of().clock.forward(901_000);
      await resumeImports(deps);
      expect(await maker.kwan.imports.get(id)).toMatchObject({
        state: "stopped",
        stop_reason: "The upload was interrupted. Upload the file again.",
      });
    });

    it("an import that is stopped keeps the rows so far, and the same file can be uploaded again", async () => {
      const { maker, runner } = await staff();
      const file = fileOf(lines(600));
      const { id } = await checked(maker, file);
      await runner.kwan.imports.run(id);
      await workOnImport(of().deps, idOf("imp", id), 0);
      const stopped = await maker.kwan.imports.stop(id);
      expect(stopped).toMatchObject({ state: "stopped", counts: { imported: 250, refused: 350 } });
      await workOnImport(of().deps, idOf("imp", id));
      expect(await maker.kwan.imports.get(id)).toMatchObject({ state: "stopped", counts: { imported: 250 } });
      const again = await checked(maker, file);
      expect(again.counts).toMatchObject({ same: 250, new: 350 });
    }, 60_000);
  });
});
