import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { workOnImport } from "../src/office/imports/work.ts";
import { tablesAboutDrivers } from "../src/people/drivers/since-import-store.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { copyFolder, eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { heading, licenceLine } from "./licence-files.ts";
import { runKwan } from "./run-kwan.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database);

  it.each([
    ["a workbook", "PK\u0003\u0004…", /Excel workbook/],
    ["a PDF", "%PDF-1.4", /This is a PDF/],
    ["an unclosed quotation mark", `${heading}\n"Ama,Mensah`, /quotation mark in row 2 is not closed/],
    ["a row that is too long", `${heading}\n"${"x".repeat(20_000)}`, /[Rr]ow 2 is too long/],
    ["a row with too many cells", `${heading}\n${",".repeat(101)}`, /[Rr]ow 2 is too long/],
    ["no rows", `${heading}\n`, /no rows/],
    ["unknown columns", `${heading},shoe_size\n1`, /do not recognise these columns: shoe_size/],
    ["missing columns", "first_name;last_name\nAma;Mensah", /columns are missing: Date of birth, Licence number/],
  ])("says what is wrong with %s [R-AUT-07]", async (_, text, message) => {
    const { kwan } = await of().person({ role: "admin" });
    await expect(kwan.imports.start({ kind: "licences", file: new File([text], "x.csv") })).rejects.toMatchObject({
      code: "invalid",
      body: { file: [expect.stringMatching(message)] },
    });
  });

  it("refuses more than 250,000 rows", { timeout: 120_000 }, async () => {
    const { kwan } = await of().person({ role: "admin" });
    const file = new File([`${heading}\n${"x\n".repeat(250_001)}`], "x.csv");
    await expect(kwan.imports.start({ kind: "licences", file })).rejects.toMatchObject({
      body: { file: [expect.stringMatching(/more than 250,000 rows/)] },
    });
  });

  it("refuses text that is not in UTF-8, and in UTF-16", async () => {
    const { kwan } = await of().person({ role: "admin" });
    const latin = Buffer.from(`${heading}\nAndré`, "latin1");
    await expect(kwan.imports.start({ kind: "licences", file: new File([latin], "x.csv") })).rejects.toThrow();
    const wide = Buffer.from(`\uFEFF${heading}`, "utf16le");
    await expect(kwan.imports.start({ kind: "licences", file: new File([wide], "x.csv") })).rejects.toMatchObject({
      body: { file: [expect.stringMatching(/UTF-16/)] },
    });
  });

  it("reads semicolons, labels, quoted cells, CRLF and a byte order mark", async () => {
    const server = of();
    const { kwan } = await server.person({ role: "admin" });
    const text = [
      "\uFEFFFirst name;Surname;Date of birth;Licence number;Classes;Date of first issue;Date of issue of the current card;Expiry date of the current card;Is the person allowed to drive commercially?",
      '"Ama ""Serwaa""";x;14/03/1980;ABC-123456;A;2016-01-01;2020-01-01;2030-01-01;no',
      '"Ama\r\nSerwaa";Mensah;14/3/1980;abc-123457;"B; C";2016-01-01;2020-01-01;2030-01-01;Yes',
      ";;;;;;;;",
      "Kofi;Ofori;1980-03-14;ABC-123458;B/C;2016-01-01;2020-01-01;2030-01-01;oui",
    ].join("\r\n");
    const { id } = await kwan.imports.start({ kind: "licences", file: new File([text], "x.csv") });
    await workOnImport(server.deps, idOf("imp", id));
    const { results } = await kwan.imports.rows(id);
    expect(results.map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, "invalid"],
      [3, "new"],
      [5, "new"],
    ]);
  });

  it("the list of tables about drivers, which keep a record from being removed, is complete", async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'drivers'::regclass`.execute(of().db.kysely);
    // A record whose file somebody has only opened can be removed, with the reasons for opening it.
    const others = rows.map(({ name }) => name).filter((name) => name !== "licenses" && name !== "file_openings");
    expect(others.toSorted()).toEqual([...tablesAboutDrivers].toSorted());
  });
});

describe("kwan import [R-AUT-07]", () => {
  const folder = mkdtempSync(join(tmpdir(), "kwan-import-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("checks a file, says by row what is wrong, and changes nothing unless it is told to upload", {
    timeout: 120_000,
  }, async () => {
    const { place, remove } = await copyFolder();
    const settings = { DATA_FOLDER: dirname(place.folder), INIT_CWD: folder };
    const kwan = (...args: readonly string[]) => runKwan(["import", ...args], settings);
    const db = await openDatabase(place);
    const times = { created_at: new Date(), updated_at: new Date() };
    const names = { email: null, first_name: "A", last_name: "B", other_name: null };
    const rest = { driver_id: null, school_id: null, branch_id: null, password_hash: null };
    const common = { ...names, ...rest, ...times };
    await db.kysely
      .insertInto("users")
      .values([
        { id: "usr_admin", username: "registrar", role: "admin", phone_number: "+233240000001", ...common },
        { id: "usr_reviewer", username: "reviewer", role: "reviewer", phone_number: "+233240000002", ...common },
        {
          id: "usr_former",
          username: "former",
          role: "admin",
          phone_number: "+233240000003",
          is_active: false,
          ...common,
        },
      ])
      .execute();
    await db.close();
    const rows = [...Array.from({ length: 8 }, (_, index) => licenceLine(index)), licenceLine(99, { classes: "X" })];
    writeFileSync(join(folder, "register.csv"), [heading, ...rows].join("\n"));
    writeFileSync(join(folder, "book.xlsx"), "PK\u0003\u0004");

    for (const name of ["nobody", "reviewer", "former"])
      expect(await kwan("register.csv", "--by", name), name).toMatchObject({
        code: 1,
        output: expect.stringMatching(/not an administrator/),
      });
    expect(await kwan("none.csv", "--by", "registrar")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/can't be read/),
    });
    expect(await kwan("book.xlsx", "--by", "registrar")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/Excel workbook/),
    });
    const dry = await kwan("register.csv", "--by", "registrar");
    expect(dry).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Row 10: Classes: “X” is not a valid value/),
    });
    expect(dry.output).toMatch(/9 rows: 8 new, 0 already on record.*1 with errors/);
    expect(dry.output).toMatch(/Nothing was put on record/);
    const unclear = Array.from({ length: 3 }, (_, index) => licenceLine(200 + index, { renewed_on: "5/11/2024" }));
    writeFileSync(join(folder, "unclear.csv"), [heading, ...unclear].join("\n"));
    const refusal = await kwan("unclear.csv", "--by", "registrar");
    expect(refusal).toMatchObject({ code: 1, output: expect.stringMatching(/Look at 5\/11\/2024 in row 2\. Add/) });
    expect(refusal.output).toContain(
      "--dates day-first if 5/11/2024 is November 05, 2024, or --dates month-first if it is May 11, 2024.",
    );
    expect(await kwan("unclear.csv", "--by", "registrar", "--dates", "month-first")).toMatchObject({
      code: 0,
      output: expect.stringMatching(/3 rows: 3 new/),
    });
    expect(await kwan("register.csv", "--by", "registrar", "--dates", "month-first")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/begin with the day/),
    });
    expect(await kwan("unclear.csv", "--by", "registrar", "--dates", "sideways")).toMatchObject({
      code: 1,
      output: expect.stringMatching(/day-first or month-first/),
    });
    const uploaded = await kwan("register.csv", "--by", "registrar", "--upload");
    expect(uploaded).toMatchObject({ code: 0, output: expect.stringMatching(/The file waits at .*\/imports\/imp_/) });
    const after = await openDatabase(place);
    const imports = await after.kysely
      .selectFrom("imports")
      .select(["state", "made_by", "stopped_by"])
      .orderBy("made_at")
      .execute();
    const stopped = { state: "stopped", made_by: "usr_admin", stopped_by: "usr_admin" };
    expect(imports).toEqual([
      stopped,
      stopped,
      stopped,
      stopped,
      { state: "checked", made_by: "usr_admin", stopped_by: null },
    ]);
    expect(await after.kysely.selectFrom("licenses").selectAll().execute()).toEqual([]);
    await after.close();
    await remove();
  });
});
