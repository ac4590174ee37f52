import { describe, expect, it } from "vitest";
import { bothDatabases } from "./databases.ts";
import { fileOf, importing, line, lines } from "./importing.ts";
import { testServer } from "./server.ts";

bothDatabases((database) => {
  const of = testServer(database);
  const { staff, checked, run, rowsOf } = importing(of);

  describe(`rows of an import on ${database.name} [R-AUT-07]`, () => {
    it("shows the other row when two rows are about one person", async () => {
      const { maker } = await staff();
      const one = { first_name: "Ama", last_name: "Quaye", date_of_birth: "1989-03-14" };
      const twice = [line({ ...one, license_number: "REG-20001" }), line({ ...one, license_number: "REG-20002" })];
      const { id } = await checked(maker, fileOf([...lines(8), ...twice]));
      const [row, ...others] = await rowsOf(maker, id, "unclear");
      expect(others).toEqual([]);
      expect(row).toMatchObject({ number: 11, other_row: { number: 10 } });
      expect(row?.other_row?.values).toContainEqual(
        expect.objectContaining({ column: "license_number", value: "REG-20001" }),
      );
      const resolved = await maker.kwan.imports.resolve(id, 11, { choice: "new_person" });
      expect(resolved.other_row).toEqual(row?.other_row);
      expect((await rowsOf(maker, id, "new"))[0]?.other_row).toBeNull();
    });

    it("holds back both of two rows that contradict each other about a licence, until one is chosen", async () => {
      const { maker, runner } = await staff();
      const [number, next] = ["REG-30001", "REG-30002"];
      const one = { first_name: "Ama", last_name: "Twice", date_of_birth: "1989-03-14", license_number: number };
      const first = line({ ...one, expires_on: "2027-03-31" });
      const far = { first_name: "Kofi", last_name: "Faraway", date_of_birth: "1979-03-14", license_number: next };
      // The second pair is so far apart that its rows are checked in different batches.
      const file = fileOf([
        line(far),
        first,
        ...lines(260),
        line({ ...one, expires_on: "2030-03-31" }),
        line({ ...far, classes: "B D" }),
      ]);
      const { id, counts } = await checked(maker, file);
      expect(counts).toMatchObject({ rows: 264, checked: 264, new: 260, unclear: 4, invalid: 0 });
      const waiting = await rowsOf(maker, id, "unclear");
      expect(waiting.map((row) => [row.number, row.other_row?.number, row.choices])).toEqual([
        [2, 265, ["leave_out", "new_person"]],
        [3, 264, ["leave_out", "new_person"]],
        [264, 3, ["leave_out", "new_person"]],
        [265, 2, ["leave_out", "new_person"]],
      ]);
      expect(waiting[0]?.problem).toBe(
        "Row 265 has the same licence number with different details. Choose one of the rows, and leave the other out.",
      );
      await maker.kwan.imports.resolve(id, 264, { choice: "new_person" });
      await expect(maker.kwan.imports.resolve(id, 3, { choice: "new_person" })).rejects.toMatchObject({
        body: { choice: ["Row 264 has the same licence number and will be imported. Leave that row out first."] },
      });
      expect(await run(runner, id)).toMatchObject({ state: "done", counts: { imported: 261, refused: 3 } });
      const licence = await of()
        .db.kysely.selectFrom("licenses")
        .select(["number", "expires_on"])
        .where("number", "in", [number, next])
        .execute();
      expect(licence).toEqual([{ number, expires_on: "2030-03-31" }]);
    }, 60_000);

    it("calls a row that repeats another one repeated, even if it writes a date in another way", async () => {
      const { maker } = await staff();
      const row = line({ date_of_birth: "1989-03-14" });
      const again = row.replace("1989-03-14", "14/03/1989");
      const { id, counts } = await checked(maker, fileOf([row, again, ...lines(3)]));
      expect(counts).toMatchObject({ new: 4, same: 0, repeated: 1, invalid: 0, unclear: 0 });
      const [repeated] = await rowsOf(maker, id, "repeated");
      expect(repeated).toMatchObject({ number: 3, problem: "The row is the same as row 2.", other_row: { number: 2 } });
      const report = await (await maker.kwan.imports.report(id)).text();
      expect(report).toMatch(/3,Not run yet,The row is the same as row 2/);
    });

    it("gives the rows to correct as a file that can be uploaded again, and imports just those rows", async () => {
      const { maker, runner } = await staff();
      const bad = [
        line({ license_number: "REG-30010", classes: "X", renewed_on: "" }),
        line({ license_number: "REG-30011", date_of_birth: "31/02/1980", renewed_on: "" }),
      ];
      const { id } = await checked(maker, fileOf([...lines(10), ...bad]));
      await run(runner, id);
      const file = await maker.kwan.imports.rowsToCorrect(id);
      expect(file.name).toMatch(/^register-\d+-to-correct\.csv$/);
      const text = await file.text();
      const [head = "", ...rest] = text.trim().split("\r\n");
      expect(head).toMatch(/^\uFEFF?First name,Surname,.*,Reason$/);
      expect(rest).toHaveLength(2);
      expect(rest[0]).toMatch(/Classes: “X” is not a valid value/);
      const corrected = text.replace(",X,", ",B,").replace("31/02/1980", "28/02/1980");
      const again = await checked(maker, new File([corrected], "corrected.csv"));
      expect(again).toMatchObject({ state: "checked", counts: { rows: 2, new: 2, invalid: 0 } });
      expect((await rowsOf(maker, again.id))[0]?.values.map(({ column }) => column)).not.toContain("reason");
      expect(await run(runner, again.id)).toMatchObject({ state: "done", counts: { imported: 2 } });
      const report = await (await maker.kwan.imports.report(again.id)).text();
      expect(report).not.toMatch(/is not a valid value/);
    });

    it("gives every row of an import that was stopped, because none of them was imported", async () => {
      const { maker } = await staff();
      const bad = Array.from({ length: 3 }, () => line({ license_number: "?" }));
      const { id, state } = await checked(maker, fileOf([...lines(5), ...bad]));
      expect(state).toBe("stopped");
      const text = await (await maker.kwan.imports.rowsToCorrect(id)).text();
      expect(text.trim().split("\r\n")).toHaveLength(9);
    });
  });
});
