import { exampleDetails } from "@kwan/contract/examples";
import { pesewas } from "@kwan/domain";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settleStep } from "../src/licensing/services/steps-store.ts";
import { changeApplication } from "../src/licensing/services/store.ts";
import { insertInvoice, setInvoiceStatus } from "../src/money/invoices/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type ApplicationId, type BranchId, noDriver } from "../src/platform/ids.ts";
import { addOpenStep, newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { payFor, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { differencesOfTasks } from "./task-differences.ts";

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    officer = await server().person({ role: "officer", branch_id: branch });
  });
  afterEach(() => vi.restoreAllMocks());

  /** Returns the statements that the server sends while it does something. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = [];
    const spy = vi.spyOn(pg.Client.prototype, "query");
    await work();
    for (const [query] of spy.mock.calls as unknown as [string | { text: string }][])
      sent.push(typeof query === "string" ? query : query.text);
    spy.mockRestore();
    return sent;
  }
  const aboutTasks = (statements: readonly string[]) => statements.filter((each) => /"tasks"/.test(each));

  describe("tasks follow the records [R-AUT-09]", () => {
    it("saving a draft sends no statement for them", async () => {
      const driver = await server().person();
      const details = exampleDetails["international-driving-permit"];
      const draft = await driver.kwan.services.create("international-driving-permit", { details });
      const saving = () => driver.kwan.services.update("international-driving-permit", draft.id, { details, branch });
      const statements = await statementsOf(saving);
      expect(statements.some((each) => /update "services"/.test(each))).toBe(true);
      expect(aboutTasks(statements)).toEqual([]);
      expect(statements.filter((each) => /any\(/.test(each))).toEqual([]);
    });

    it("an action looks at each record once for each kind of task, however many of its rows have changed", async () => {
      const { driver, id: filed_by } = await server().person();
      const id = await newApplication(server(), { driver, filed_by, status: "awaiting_payment", branch_id: branch });
      await officer.kwan.services.application(id);
      const statements = aboutTasks(await statementsOf(() => payFor(server(), id)));
      expect(statements.filter((each) => /^select .* from "tasks" where "kind"/.test(each))).toHaveLength(2);
      expect(statements.filter((each) => /^insert into "tasks"/.test(each))).toHaveLength(1);
    });

    it("an application's task follows it to another branch", async () => {
      const { db, deps } = server();
      const { driver, id: filed_by } = await server().person();
      const id = await newApplication(server(), { driver, filed_by, status: "paid", branch_id: branch });
      await inTransaction(deps.db, (tx) => changeApplication(tx, id, { branch_id: null }, deps.now()));
      expect(await db.kysely.selectFrom("tasks").select("branch_id").where("subject_id", "=", id).execute()).toEqual([
        { branch_id: null },
      ]);
    });

    it("follows the last test, and money that is owed, although the application stays as it is", async () => {
      const { db, deps } = server();
      const { driver, id: filed_by } = await server().person();
      const like = { driver, filed_by, branch_id: branch };
      const hasTask = async (id: ApplicationId) =>
        (await db.kysely.selectFrom("tasks").select("closed_at").where("subject_id", "=", id).execute()).some(
          ({ closed_at }) => closed_at === null,
        );
      const tested = await newApplication(server(), { ...like, kind: "license-application", status: "testing" });
      await addOpenStep(server(), tested, "practical_test");
      const done = { step: "practical_test", state: "done", done_at: deps.now(), note: null } as const;
      await inTransaction(deps.db, (tx) => settleStep(tx, { application_id: tested, ...done }));
      expect(await hasTask(tested)).toBe(true);

      const approved = await newApplication(server(), { ...like, status: "approved" });
      expect(await hasTask(approved)).toBe(true);
      const bill = {
        application_id: approved,
        driver_id: driver ?? noDriver,
        due: "before_production",
        attempt: null,
      } as const;
      const times = { issued_at: deps.now(), due_at: deps.now() };
      const invoice = { id: deps.newId("inv"), number: "INV-OWED", total_pesewas: pesewas(100), ...bill, ...times };
      const fee = { unit_pesewas: pesewas(100), total_pesewas: pesewas(100) };
      const line = { item: "card_production", title: "Card production", quantity: 1, ...fee } as const;
      await inTransaction(deps.db, (tx) => insertInvoice(tx, invoice, [line]));
      expect(await hasTask(approved)).toBe(false);
      await inTransaction(deps.db, (tx) => setInvoiceStatus(tx, invoice.id, "paid", deps.now()));
      expect(await hasTask(approved)).toBe(true);
    });

    it("a change without a command opens and closes them, too", async () => {
      const { db, deps } = server();
      const { driver } = await server().person();
      const change = (is_id_verified: boolean) =>
        inTransaction(deps.db, (tx) =>
          tx.updateTable("drivers").set({ is_id_verified }).where("id", "=", driver).returning("id").execute(),
        );
      const open = async () =>
        (
          await db.kysely
            .selectFrom("tasks")
            .select("closed_at")
            .where("subject_id", "=", driver as never)
            .execute()
        ).filter(({ closed_at }) => closed_at === null).length;
      expect(await open()).toBe(1);
      await change(true);
      expect(await open()).toBe(0);
      await change(false);
      expect(await open()).toBe(1);
    });

    it("a statement that hides which rows it changes is refused, and nothing is written", async () => {
      const { deps } = server();
      const { driver } = await server().person();
      const change = inTransaction(deps.db, (tx) =>
        tx.updateTable("drivers").set({ is_id_verified: true }).where("id", "=", driver).execute(),
      );
      await expect(change).rejects.toThrow("has to return the column id");
      const name = inTransaction(deps.db, (tx) =>
        tx.updateTable("drivers").set({ first_name: "Esi" }).where("id", "=", driver).execute(),
      );
      await expect(name).resolves.toHaveLength(1);
    });

    it("the check after each test sees a task that is missing", async () => {
      const { deps } = server();
      const { driver } = await server().person();
      const { followUp: _, ...db } = deps.db;
      const forgetful = (is_id_verified: boolean) =>
        inTransaction(db, (tx) =>
          tx.updateTable("drivers").set({ is_id_verified }).where("id", "=", driver).returning("id").execute(),
        );
      await forgetful(true);
      expect(await differencesOfTasks(db.kysely)).toEqual([
        `verify_identity of ${idOf("drv", driver ?? "")} is open, but not needed`,
      ]);
      await forgetful(false);
      expect(await differencesOfTasks(db.kysely)).toEqual([]);
    });
  });
});
