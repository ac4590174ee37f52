// The decisions that an import puts into effect, and those that undo them.
import { expect, it } from "vitest";
import { type LicenceChange, putLicencesInForce } from "../src/office/decisions/commands/put-licences-in-force.ts";
import { licenceRow, licenceValues, plannedValues } from "../src/office/decisions/licence-values.ts";
import { findLicense } from "../src/people/drivers/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type DecisionId, noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { recorded } from "./recorded.ts";
import { type Person, testServer } from "./server.ts";

const ground = "old_register";
const reason = "register.csv";

eachDatabase((database) => {
  const of = testServer(database);

  async function newImport() {
    const { db, deps, person } = of();
    const [maker, runner] = [await person({ role: "admin" }), await person({ role: "reviewer" })];
    const [id, now] = [deps.newId("imp"), deps.now()];
    const file = {
      what: "licences",
      name: reason,
      sha256: id,
      columns: "[]",
      state: "running",
      date_order: "day_first",
      counts: "{}",
    } as const;
    await db.kysely
      .insertInto("imports")
      .values({
        ...file,
        id,
        made_by: maker.id,
        run_by: runner.id,
        made_at: now,
        run_at: now,
        checked_at: now,
        worked_at: now,
      })
      .execute();
    const put = (changes: readonly LicenceChange[]) =>
      inTransaction(db, (tx) => {
        const context = {
          tx,
          deps,
          actor: { id: runner.id, role: "reviewer" as const },
          requestId: "r",
          address: null,
        };
        return putLicencesInForce(context, { import_id: id, ground, reason }, changes);
      });
    return { id, maker, runner, put };
  }
  const licence = (license_number: string) => ({
    ...{ license_number, classes: ["B" as const], is_commercial: false, restrictions: [] },
    ...{ first_issued_on: "2015-04-01", issued_on: "2021-04-01", expires_on: "2027-03-31" },
  });
  const standing = async ({ driver, id }: Person) => ({
    number: (await findLicense(of().db.kysely, driver ?? noDriver))?.number,
    ...(await of().db.kysely.selectFrom("users").select("role").where("id", "=", id).executeTakeFirst()),
  });
  const noticesOf = async ({ id }: Person) =>
    (
      await of().db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).orderBy("id").execute()
    ).map(({ title }) => title);

  it("an import's decisions enter licences, change roles, tell people and are recorded, and so does its undoing [R-AUT-07]", async () => {
    const { id: import_id, maker, runner, put } = await newImport();
    const people = [await of().person({ role: "learner" }), await of().person({ role: "learner" })];
    const neighbour = await of().person({ role: "learner" });
    const nothing = licenceValues(undefined);
    const numbers = ["OLD-88001", "OLD-88002"] as const;
    const changes = people.map(({ driver }, index): LicenceChange => {
      const [driver_id, details] = [driver ?? noDriver, licence(numbers[index] ?? "")];
      const after = plannedValues(details);
      const license = licenceRow(driver_id, after);
      return { driver_id, details, before: nothing, after, license, proposed_by: maker.id, withdraws: null };
    });
    let made: readonly DecisionId[] = [];
    const rows = await recorded(of(), async () => {
      made = await put(changes);
    });
    expect(rows).toEqual(
      changes.map(({ driver_id, after }, index) => ({
        ...{ actor_id: runner.id, action: "put_decision_in_force", entity: "driver", entity_id: driver_id },
        before: nothing,
        after: { ...after, decision: made[index], kind: "enter_licence", import: import_id },
      })),
    );
    const decisionsOf = () =>
      of().db.kysely.selectFrom("decisions").selectAll().where("import_id", "=", import_id).orderBy("id").execute();
    const common = { kind: "enter_licence", subject: "driver", ground, reason, needs_second: true, import_id };
    const staff = { proposed_by: maker.id, decided_by: runner.id };
    expect(await decisionsOf()).toMatchObject(
      changes.map(({ driver_id, after }, index) => ({
        ...{
          ...common,
          ...staff,
          id: made[index],
          subject_id: driver_id,
          driver_id,
          state: "in_force",
          withdraws: null,
        },
        ...{ before: nothing, after },
      })),
    );
    for (const [index, person] of people.entries())
      expect(await standing(person)).toEqual({ number: numbers[index], role: "driver" });
    expect(await noticesOf(people[0] as Person)).toHaveLength(1);
    expect(await standing(neighbour)).toEqual({ number: undefined, role: "learner" });
    expect(await noticesOf(neighbour)).toEqual([]);

    const [first, second] = changes as [LicenceChange, LicenceChange];
    const undo = { ...first, before: first.after, after: nothing, license: null, withdraws: made[0] ?? null };
    const undone = await recorded(of(), () => put([undo]));
    expect(undone).toMatchObject([{ action: "reverse_decision", entity_id: first.driver_id, after: nothing }]);
    expect((await decisionsOf()).map(({ state }) => state)).toEqual(["reversed", "in_force", "in_force"]);
    expect(await standing(people[0] as Person)).toEqual({ number: undefined, role: "learner" });
    expect(await standing(people[1] as Person)).toEqual({ number: numbers[1], role: "driver" });
    expect(second.withdraws).toBeNull();
    const [entered, back] = await noticesOf(people[0] as Person);
    expect(back).not.toBe(entered);
  });
});
