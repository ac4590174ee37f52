import { describe, expect, it } from "vitest";
import { workOnImport } from "../src/office/imports/work.ts";
import { bothDatabases } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { fileOf, importing, line } from "./importing.ts";
import { testServer } from "./server.ts";

/** A line whose dates are written with slashes in these cells, and in the usual form of the API elsewhere. */
const dated = (date_of_birth: string, renewed_on = "") => line({ date_of_birth, renewed_on });

bothDatabases((database) => {
  const of = testServer(database);
  const { staff, checked, run, rowsOf } = importing(of);
  const bornOf = async (number: string) => {
    const { date_of_birth } = await of()
      .db.kysely.selectFrom("licenses")
      .innerJoin("drivers", "drivers.id", "licenses.driver_id")
      .select("drivers.date_of_birth")
      .where("licenses.number", "=", number)
      .executeTakeFirstOrThrow();
    return date_of_birth;
  };

  describe(`the dates of an import on ${database.name} [R-AUT-07]`, () => {
    it("are asked about once if the file proves that the month comes first, before anything is checked", async () => {
      const { maker, runner } = await staff();
      const named = { first_name: "Ama", last_name: "Dated" };
      const entry = await checked(
        maker,
        fileOf([
          line({ ...named, date_of_birth: "5/11/1979", license_number: "REG-40001", renewed_on: "" }),
          dated("11/25/1981"),
        ]),
      );
      expect(entry).toMatchObject({
        state: "asking",
        date_order: null,
        date_question: {
          row: 2,
          label: "Date of birth",
          text: "5/11/1979",
          day_first: "1979-11-05",
          month_first: "1979-05-11",
          likely: "month_first",
        },
        actions: ["set_date_order", "stop"],
        counts: { rows: 2, checked: 0 },
      });
      expect((await runner.kwan.imports.get(entry.id)).actions).toEqual(["stop"]);
      await expect(runner.kwan.imports.run(entry.id)).rejects.toMatchObject({ code: "state_forbids" });
      await maker.kwan.imports.setDateOrder(entry.id, { order: "month_first" });
      await expect(maker.kwan.imports.setDateOrder(entry.id, { order: "day_first" })).rejects.toMatchObject({
        code: "state_forbids",
      });
      await workOnImport(of().deps, idOf("imp", entry.id));
      expect(await maker.kwan.imports.get(entry.id)).toMatchObject({
        state: "checked",
        date_order: "month_first",
        date_question: null,
        counts: { new: 2 },
      });
      expect(await run(runner, entry.id)).toMatchObject({ counts: { imported: 2 } });
      expect(await bornOf("REG-40001")).toBe("1979-05-11");
    });

    it("are asked about if no date proves the order, and read as somebody says", async () => {
      const { maker, runner } = await staff();
      const row = line({ date_of_birth: "5/11/1978", license_number: "REG-40002", renewed_on: "" });
      const entry = await checked(maker, fileOf([row]));
      expect(entry).toMatchObject({ state: "asking", date_question: { likely: "day_first" } });
      await maker.kwan.imports.setDateOrder(entry.id, { order: "day_first" });
      await workOnImport(of().deps, idOf("imp", entry.id));
      await run(runner, entry.id);
      expect(await bornOf("REG-40002")).toBe("1978-11-05");
    });

    it("need no question if the file proves that the day comes first", async () => {
      const { maker } = await staff();
      const entry = await checked(maker, fileOf([dated("5/11/1977"), dated("25/11/1981")]));
      expect(entry).toMatchObject({ state: "checked", date_order: "day_first", counts: { new: 2 } });
    });

    it("stop the upload if they contradict each other, and the file can be corrected", async () => {
      const { maker } = await staff();
      const rows = [dated("13/1/1979"), dated("1/13/1979")];
      await expect(checked(maker, fileOf(rows))).rejects.toMatchObject({
        code: "invalid",
        body: {
          file: [expect.stringMatching(/written in two orders.*“13\/1\/1979” in row 2 .*“1\/13\/1979” in row 3/)],
        },
      });
      expect(await checked(maker, fileOf([dated("13/1/1979"), dated("13/1/1980")]))).toMatchObject({
        state: "checked",
      });
    });

    it("are not decided by the person who runs the import", async () => {
      const { maker, runner } = await staff();
      const other = await of().person({ role: "admin" });
      const { id } = await checked(maker, fileOf([dated("5/11/1976")]));
      await other.kwan.imports.setDateOrder(id, { order: "day_first" });
      await workOnImport(of().deps, idOf("imp", id));
      await of().db.kysely.updateTable("users").set({ role: "reviewer" }).where("id", "=", other.id).execute();
      expect((await other.kwan.imports.get(id)).actions).toEqual(["stop"]);
      await expect(other.kwan.imports.run(id)).rejects.toMatchObject({ code: "own_request" });
      expect(await run(runner, id)).toMatchObject({ state: "done" });
    });

    it("and other usual values of registers are read", async () => {
      const { maker, runner } = await staff();
      const usual = line({
        date_of_birth: "5-Nov-79",
        sex: "M",
        license_number: "REG-40003",
        first_issued_on: "05 Nov 2016",
        issued_on: "43831",
        expires_on: "31-Dec-27",
        renewed_on: "",
      });
      const { id } = await checked(
        maker,
        fileOf([usual, ...Array.from({ length: 4 }, () => line({})), line({ license_number: "1.23457E+11" })]),
      );
      const [wrong] = await rowsOf(maker, id, "invalid");
      expect(wrong?.errors).toEqual([
        { label: "Licence number", message: expect.stringMatching(/^Licence number: Excel has shortened this number/) },
      ]);
      await run(runner, id);
      const licence = await of()
        .db.kysely.selectFrom("licenses")
        .innerJoin("drivers", "drivers.id", "licenses.driver_id")
        .select(["drivers.date_of_birth", "drivers.sex", "licenses.issued_on", "licenses.expires_on"])
        .where("licenses.number", "=", "REG-40003")
        .executeTakeFirst();
      expect(licence).toEqual({
        date_of_birth: "1979-11-05",
        sex: "male",
        issued_on: "2020-01-01",
        expires_on: "2027-12-31",
      });
    });
  });
});
