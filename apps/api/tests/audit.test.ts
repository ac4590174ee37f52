import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { anchorLast, anchorsIn } from "../src/platform/audit/anchor-file.ts";
import { recordAudit, recordReads } from "../src/platform/audit/append.ts";
import { publicText, readPublicKey } from "../src/platform/audit/keys.ts";
import { type entriesAbout, isProven } from "../src/platform/audit/proofs.ts";
import { sealAudit, sealBatch, startSealing } from "../src/platform/audit/seal.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Queries } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { eachDatabase } from "./databases.ts";
import { statementsOf } from "./plans/statements.ts";
import { testServer } from "./server.ts";
import { newSigningKey } from "./signing-key.ts";

eachDatabase((database) => {
  const server = testServer(database);
  type Facts = Parameters<typeof recordAudit>[0] & Parameters<typeof recordReads>[0];
  const as = (db: Queries, actor: unknown = null): Facts =>
    ({ tx: db, db, deps: server().deps, actor, requestId: "req_test", address: "192.0.2.7" }) as unknown as Facts;
  const add = (entity_id: string, db: Queries = server().db.kysely) =>
    recordAudit(as(db), { action: "change_service", entity: "thing", entity_id, after: { colour: "green" } });
  const addMany = async (prefix: string, count: number) => {
    for (let at = 0; at < count; at++) await add(`${prefix}_${at}`);
  };
  const problems = async (anchor?: string) =>
    (await verifyAudit(server().deps, anchor === undefined ? [] : [anchor])).problems;
  const seqOf = async (entity_id: string) =>
    (
      await server()
        .db.kysely.selectFrom("audit")
        .select("seq")
        .where("entity_id", "=", entity_id)
        .executeTakeFirstOrThrow()
    ).seq;
  /** Runs statements with triggers turned off, as the owner of the database could. */
  const tamper = (...statements: string[]) =>
    inTransaction(server().db, async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const each of statements) await sql.raw(each).execute(trx);
    });
  const fresh = () =>
    tamper(...["audit", "audit_unsealed", "audit_seals", "audit_batches"].map((table) => `delete from ${table}`));

  beforeEach(fresh);

  describe("sealing", () => {
    it("puts all rows into a chain of batches, and waiting rows are valid too [R-ADD-12]", async () => {
      await addMany("first", 300);
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, rows: 300, waiting: 300 });
      await sealAudit(server().deps);
      await addMany("second", 2);
      await sealAudit(server().deps);
      await add("third");
      const result = await verifyAudit(server().deps);
      expect(result).toMatchObject({ isWhole: true, problems: [], rows: 303, waiting: 1 });
      expect(result.anchor).toMatch(/^3:[0-9a-f]{64}$/);
    });

    // The embedded database has one connection, so no transaction can be open while another one seals.
    if (database.name === "PostgreSQL")
      it("puts a row that is committed late into the next batch", async () => {
        await inTransaction(server().db, async (trx) => {
          await add("late", trx);
          const other = await database.open();
          await recordAudit(as(other.kysely), { action: "change_service", entity: "thing", entity_id: "early" });
          await sealAudit({ ...server().deps, db: other });
        });
        expect(await seqOf("late")).toBeLessThan(await seqOf("early"));
        expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, rows: 2, waiting: 1 });
        await sealAudit(server().deps);
        expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, rows: 2, waiting: 0 });
      });

    it("runs once at a time while many requests write, and seals every row once", async () => {
      const dbs = database.name === "embedded" ? [server().db] : await Promise.all([database.open(), database.open()]);
      const write = async (writer: number) => {
        for (let at = 0; at < 20; at++) await inTransaction(dbs[0]!, (trx) => add(`writer_${writer}_${at}`, trx));
      };
      const seal = async (db: (typeof dbs)[number]) => {
        for (let at = 0; at < 20; at++) await sealBatch({ ...server().deps, db });
      };
      await Promise.all([
        ...Array.from({ length: 8 }, (_, writer) => write(writer)),
        ...dbs.map(seal),
        ...dbs.map(seal),
      ]);
      await sealAudit(server().deps);
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, problems: [], rows: 160, waiting: 0 });
    });

    it("runs while the server does, and continues after a failure", async () => {
      let failures = 2;
      const now = () => (failures-- > 0 ? new Date(Number.NaN) : new Date());
      const stop = startSealing({ ...server().deps, now }, 20);
      await add("by_itself");
      await vi.waitFor(
        async () => expect(await verifyAudit(server().deps)).toMatchObject({ rows: 1, waiting: 0 }),
        10_000,
      );
      await stop();
      await add("after");
      await sleep(60);
      expect(await verifyAudit(server().deps)).toMatchObject({ rows: 2, waiting: 1 });
    });

    it("leaves its rows waiting if it fails in the middle", async () => {
      await addMany("kept", 3);
      const broken = { ...server().deps, now: () => new Date(Number.NaN) };
      await expect(sealBatch(broken)).rejects.toThrow();
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, rows: 3, waiting: 3 });
    });

    it("records all reads of a list in one statement", async () => {
      const ids = Array.from({ length: 100 }, (_, at) => `seen_${at}`);
      const readAs = recordReads.bind(null, as(server().db.kysely, { id: "usr_1", role: "reviewer" }), "thing", ids);
      expect(await statementsOf(readAs)).toHaveLength(1);
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true, rows: 100 });
    });
  });

  describe("verification detects [R-ADD-12]", () => {
    let rows: number[] = [];
    beforeEach(async () => {
      await addMany("sealed", 5);
      await sealAudit(server().deps);
      await addMany("more", 2);
      await sealAudit(server().deps);
      rows = await Promise.all(["sealed_1", "sealed_2"].map(seqOf));
    });

    it("a changed row", async () => {
      await tamper(`update audit set actor_id = 'usr_other' where seq = ${rows[0]}`);
      expect(await problems()).toEqual([`Row ${rows[0]} was changed after it was sealed.`]);
    });

    it("more changed rows than anybody reads: the first twenty are listed", async () => {
      await addMany("many", 30);
      await sealAudit(server().deps);
      await tamper("update audit set actor_id = 'usr_other'");
      const result = await verifyAudit(server().deps);
      expect(result.isWhole).toBe(false);
      expect(result.problems).toHaveLength(20);
    });

    it("a removed row, with or without its seal", async () => {
      await tamper(`delete from audit where seq = ${rows[0]}`);
      expect(await problems()).toEqual([`Row ${rows[0]} was removed: batch 1 was sealed with it.`]);
      await tamper(`delete from audit_seals where seq = ${rows[0]}`);
      expect(await problems()).toEqual([
        expect.stringMatching("Batch 1 does not hold the rows that it was sealed with"),
      ]);
    });

    it("a row that was not added by the server, with or without a seal", async () => {
      const copy =
        "insert into audit (at, action, entity, entity_id, salt) select at, 'forged', entity, 'forged', salt";
      await tamper(`${copy} from audit where seq = ${rows[0]}`);
      const forged = await seqOf("forged");
      expect(await problems()).toEqual([
        `Row ${forged} was never sealed and does not wait for it: it was added past the server.`,
      ]);
      await tamper(`insert into audit_seals select 1, ${forged}, leaf from audit_seals where seq = ${rows[0]}`);
      expect(await problems()).toContainEqual(expect.stringMatching("Batch 1 does not hold the rows"));
    });

    it("two swapped rows, with or without their seals", async () => {
      const swap = (table: string, columns: string) => `update ${table} t set (${columns}) =
        (select ${columns} from ${table} o where o.seq = ${rows[0]} + ${rows[1]} - t.seq) where seq in (${rows})`;
      await tamper(swap("audit", "at, actor_id, actor_role, action, entity, entity_id, before, after, salt"));
      expect(await problems()).toEqual(rows.map((seq) => `Row ${seq} was changed after it was sealed.`));
      await tamper(swap("audit_seals", "batch, leaf"));
      expect(await problems()).toEqual([expect.stringMatching("put in another order")]);
    });

    it("a missing batch, a changed batch, and a batch signed without the key", async () => {
      await tamper("update audit_batches set sealed_at = sealed_at + interval '1 day' where number = 1");
      expect(await problems()).toEqual([
        "The signature of batch 1 is not the authority's: its head was changed or replaced.",
        "Batch 2 does not follow the batch before it: one of the two heads was changed.",
      ]);
      await tamper("delete from audit_batches where number = 1");
      expect(await problems()).toContain("Batch 1 is missing.");
      await fresh();
      await add("forged");
      await sealAudit({ ...server().deps, config: readConfig({ AUDIT_SIGNING_KEY: newSigningKey() }) });
      expect(await problems()).toEqual([expect.stringMatching("The signature of batch 1 is not the authority's")]);
    });

    it("a log whose end was cut off, if a head was kept elsewhere", async () => {
      const { anchor } = await verifyAudit(server().deps);
      expect(await problems(anchor)).toEqual([]);
      const inBatch = "(select seq from audit_seals where batch = 2)";
      await tamper(
        `delete from audit where seq in ${inBatch}`,
        "delete from audit_seals where batch = 2",
        "delete from audit_batches where number = 2",
      );
      expect(await problems(), "nothing in the database reveals it").toEqual([]);
      expect(await problems(anchor)).toEqual([
        `The log does not hold the head ${anchor}: its end was cut off or written again.`,
      ]);
    });

    it("a log whose end was cut off, by the file of heads that the server writes outside the database [R-OPS-08]", async () => {
      const folder = mkdtempSync(join(tmpdir(), "kwan-anchors-"));
      const file = join(folder, "heads");
      const deps = { ...server().deps, config: readConfig({ AUDIT_ANCHOR_FILE: file }) };
      await anchorLast(deps);
      expect(anchorsIn(file), "the last head before the server started").toHaveLength(1);
      await addMany("anchored", 300);
      await sealAudit(deps);
      expect(anchorsIn(file)).toHaveLength(3);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await verifyAudit(deps, anchorsIn(file))).problems).toEqual([]);
      const last = "(select max(number) from audit_batches)";
      await tamper(
        `delete from audit where seq in (select seq from audit_seals where batch = ${last})`,
        `delete from audit_seals where batch = ${last}`,
        `delete from audit_batches where number = ${last}`,
      );
      expect(await problems(), "nothing in the database reveals it").toEqual([]);
      const cut = [`The log does not hold the head ${anchorsIn(file)[2]}: its end was cut off or written again.`];
      expect((await verifyAudit(deps, anchorsIn(file))).problems).toEqual(cut);
      rmSync(folder, { recursive: true });
      const gone = { ...deps, config: readConfig({ AUDIT_ANCHOR_FILE: join(folder, "heads") }) };
      await add("without a file");
      await sealAudit(gone);
      expect(server().log.join()).toContain("the head of the audit log could not be written to its file");
      await expect(anchorLast(gone)).rejects.toThrow("ENOENT");
    });

    it("a row that was removed before it was sealed", async () => {
      await add("waiting");
      const seq = await seqOf("waiting");
      await tamper(`delete from audit where seq = ${seq}`);
      await sealAudit(server().deps);
      expect(await problems()).toEqual([`Row ${seq} was removed before it was sealed.`]);
    });
  });

  it("a former key is still accepted after the key has been changed", async () => {
    await add("before");
    await sealAudit(server().deps);
    const former = publicText(server().deps.config.audit.signingKey);
    const settings = { AUDIT_SIGNING_KEY: newSigningKey(), AUDIT_FORMER_KEYS: former };
    const deps = { ...server().deps, config: readConfig(settings) };
    await add("after");
    await sealAudit(deps);
    expect(await verifyAudit(deps)).toMatchObject({ isWhole: true, rows: 2 });
  });

  it("the person a row is about gets a proof that can be checked with only the public key", async () => {
    const owner = await server().person();
    const officer = await server().person({ role: "officer" });
    await addMany("others", 10);
    await officer.kwan.drivers.get(owner.driver ?? "");
    await addMany("more", 7);
    await sealAudit(server().deps);
    await officer.kwan.drivers.get(owner.driver ?? "");
    const answer = await fetch(`${server().baseUrl}/users/me/data/`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const { looked_at } = (await answer.json()) as { looked_at: Awaited<ReturnType<typeof entriesAbout>> };
    const [sealed, recent] = looked_at.filter(({ action }) => action === "read");
    expect(recent).toMatchObject({ action: "read", proof: null });
    const proof = sealed?.proof;
    if (!proof) throw new Error("The row has no proof.");
    const key = readPublicKey(publicText(server().deps.config.audit.signingKey));
    if (!key) throw new Error("The key can't be read.");
    expect(isProven(proof, [key])).toBe(true);
    expect(JSON.stringify(proof), "the proof does not reveal who looked").not.toMatch(officer.id);
    expect(isProven({ ...proof, row: { ...proof.row, at: "2020-01-01T00:00:00.000Z" } }, [key])).toBe(false);
    expect(isProven({ ...proof, path: proof.path.slice(1) }, [key])).toBe(false);
    expect(isProven({ ...proof, head: { ...proof.head, rows: 1 } }, [key])).toBe(false);
  });
});

eachDatabase((database) => {
  it("a process that is killed while sealing loses no row and seals none twice", { timeout: 60_000 }, async () => {
    const script = fileURLToPath(new URL("./sealer.ts", import.meta.url));
    const place = JSON.stringify(await database.place());
    let acknowledged = 0;
    for (const lines of [20, 33, 47]) {
      const child = spawn(process.execPath, ["--conditions=source", script, place], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(child, "exit");
      let made = 0;
      for await (const chunk of child.stdout) {
        made += String(chunk).split("\n").length - 1;
        if (made >= lines) child.kill("SIGKILL");
      }
      await ended;
      acknowledged += made;
    }
    const db = await database.open();
    const deps = { db, config: readConfig({}), now: () => new Date(), log: { info() {} } } as never;
    await sealAudit(deps);
    const result = await verifyAudit(deps);
    expect(result).toMatchObject({ isWhole: true, problems: [], waiting: 0 });
    expect(result.rows).toBeGreaterThanOrEqual(acknowledged);
  });
});
