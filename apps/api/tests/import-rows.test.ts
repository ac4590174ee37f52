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
      const found = await of()
        .db.kysely.selectFrom("licenses")
        .select(["number", "expires_on"])
        .where("number", "in", [number, next])
        .execute();
      expect(found).toEqual([{ number, expires_on: "2030-03-31" }]);
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
  });
});
