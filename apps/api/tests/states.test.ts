import { errorCodes } from "@kwan/contract";
import { exampleDetails } from "@kwan/contract/examples";
import {
  type Action,
  act,
  actions,
  availableActions,
  type Facts,
  type Actor as Part,
  pesewas,
  type Role,
  type Status,
  statuses,
  transitions,
} from "@kwan/domain";
import {
  cancellationGrounds,
  type Kind,
  type KindRow,
  kinds,
  partsOf,
  stepsOf,
  steps as stepTable,
} from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { type BranchId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { giveCard, giveDocuments, numbersOf } from "./fit-drivers.ts";
import { latestTag } from "./latest.ts";
import { clearForDecision, giveEyeTest, seedBranches } from "./people.ts";
import { type Person, testServer } from "./server.ts";
import { type Application, callsOf, toHolder } from "./walk-application.ts";

const chosen = {
  "with tests": "proficiency-test",
  printed: "lost-damaged-license",
  "free, filed by the office": "license-revocation",
} as const satisfies Record<string, Kind>;

/**
 * An application in a given status, either with its steps done and its invoices paid, or with steps open and invoices
 * unpaid.
 */
interface Standing {
  readonly status: Status;
  readonly isDone: boolean;
}

/**
 * The statuses in which the outcome depends on the facts. Each is tested with and without its steps done and invoices
 * paid.
 */
const twofold: readonly Status[] = ["in_review", "testing", "approved"];
const standings = statuses.flatMap((status): Standing[] =>
  twofold.includes(status)
    ? [
        { status, isDone: false },
        { status, isDone: true },
      ]
    : [{ status, isDone: false }],
);
const owing: readonly Status[] = ["awaiting_payment", "approved"];
const staffRoles = ["driving_school", "reviewer", "accountant", "admin"] as const satisfies readonly Role[];
const reason = "The photo is blurred. Please send it again.";

/** Returns the facts that the table of states needs about an application of this kind in this state. */
function factsOf(row: KindRow, { status, isDone }: Standing): Facts {
  const has_tests = row.steps.some(({ step }) => stepTable[step].during === "testing");
  return {
    owes: status === "draft" ? row.prices.length > 0 : owing.includes(status) && !isDone,
    has_tests,
    tests_passed: has_tests && isDone,
    review_done: isDone,
    documents_reviewed: row.documents.length === 0 || isDone,
    identity_verified: row.filed_by === "office" || isDone,
    is_examined: row.steps.some(({ step }) => step === "practical_test"),
    is_printed: row.is_printed,
    is_begun: false,
  };
}

/**
 * Returns the outcome of an action according to the table of states: the application's new status, or the HTTP status
 * code of the error.
 */
function verdictOf(parts: readonly Part[], action: Action, status: Status, facts: Facts): { to: Status } | number {
  const [first] = parts;
  if (!first) return errorCodes.forbidden.status;
  for (const part of parts) {
    const outcome = act(status, action, part, facts);
    if ("to" in outcome) return { to: outcome.to };
  }
  const outcome = act(status, action, first, facts);
  return "refused" in outcome ? errorCodes[outcome.refused.code].status : { to: outcome.to };
}

it("staff who cannot work on applications have no part in one, even if they get to see it [R-ROL-01]", () => {
  const partsAs = (role: Role) => partsOf(role, kinds["drivers-renewal"], "draft", true);
  expect(partsAs("officer")).toEqual(["officer"]);
  for (const role of staffRoles) expect(partsAs(role), role).toEqual([]);
});

it("whether an application can be submitted depends on no fact that submitting it changes [R-ADD-03]", () => {
  const rows = transitions.filter(({ action }) => action === "submit" || action === "resubmit");
  expect(rows.map(({ when = {} }) => Object.keys(when))).toEqual([["owes"], ["owes"], []]);
});

eachDatabase((database) => {
  const server = testServer(database);
  let branch: BranchId;
  let officer: Person;
  let stranger: Person;
  let staff: readonly Person[] = [];
  beforeAll(async () => {
    branch = (await seedBranches(server())).accra;
    [officer, stranger] = [await server().person({ role: "officer" }), await server().person()];
    staff = await Promise.all(staffRoles.map((role) => server().person({ role })));
  });

  async function ownerFor(): Promise<Person> {
    const owner = await server().person();
    await giveCard(server(), owner);
    await giveEyeTest(server(), owner.driver, officer.id, "2026-11-01");
    return owner;
  }

  /** Creates an application in this status. The driver's earlier application is cancelled. */
  async function place(owner: Person, kind: Kind, { status, isDone }: Standing): Promise<string> {
    const { db, deps } = server();
    const row: KindRow = kinds[kind];
    await db.kysely
      .updateTable("services")
      .set({ status: "cancelled", completed_at: null })
      .where("driver_id", "=", owner.driver ?? noDriver)
      .execute();
    const id = await newApplication(server(), {
      driver: owner.driver,
      filed_by: owner.id,
      kind,
      status,
      branch_id: branch,
    });
    const details = { ...exampleDetails[kind], ...(await numbersOf(owner, kind)) };
    await db.kysely
      .updateTable("services")
      .set({ details: JSON.stringify(details) })
      .where("id", "=", id)
      .execute();
    await giveDocuments(server(), { id, kind, details }, owner, officer.id);
    const state = isDone ? { state: "done", done_at: deps.now() } : { state: "open", done_at: null };
    const laid = stepsOf(row.steps, null, "2026-11-21").map((step, position) => ({
      application_id: id,
      step,
      position,
      note: null,
      ...state,
    }));
    if (status !== "draft" && laid.length > 0) await db.kysely.insertInto("service_steps").values(laid).execute();
    await db.kysely
      .updateTable("drivers")
      // A card is only printed for somebody whose identity has been verified.
      .set({ is_id_verified: isDone || status === "producing" || status === "ready" })
      .where("id", "=", owner.driver ?? noDriver)
      .execute();
    if (isDone) await clearForDecision(server(), id);
    if (owing.includes(status)) {
      const paid = isDone ? ({ status: "paid", paid_at: deps.now() } as const) : ({ status: "unpaid" } as const);
      const times = { issued_at: deps.now(), due_at: deps.now() };
      const about = {
        application_id: id,
        driver_id: owner.driver ?? noDriver,
        due: "on_sending",
        total_pesewas: pesewas(100),
      } as const;
      await db.kysely
        .insertInto("invoices")
        .values({ id: deps.newId("inv"), number: id, ...about, ...times, ...paid })
        .execute();
    }
    return id;
  }

  /** The ground that an officer gives for a cancellation. */
  const groundOf = (action: Action) => (action === "cancel" ? { ground: cancellationGrounds[0] } : {});
  /** To whom a card is handed over, and what they showed. */
  const receiverOf = (action: Action) => (action === "hand_over" ? toHolder : {});

  async function move(
    id: string,
    action: Action,
    token: string | undefined,
    body: object = { reason, ...groundOf(action), ...receiverOf(action) },
  ) {
    const tag = await latestTag(server().db, { id: "moveService" }, id);
    const answer = await fetch(`${server().baseUrl}/service/${id}/action/`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(tag && { "if-match": tag }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ action, ...body }),
    });
    return { status: answer.status, body: (await answer.json()) as Application & Record<string, unknown> };
  }

  describe.each(Object.entries(chosen))("every action in every state by every role: a kind %s", (_, kind) => {
    const row: KindRow = kinds[kind];
    const isOffice = row.filed_by === "office";
    const partsFor = (isOfficer: boolean): readonly Part[] =>
      isOffice ? (isOfficer ? ["applicant"] : []) : [isOfficer ? "officer" : "applicant"];

    it.each(standings)(
      "in $status, done: $isDone, follows the table of states [R-ROL-01] [R-ADD-03]",
      async (standing) => {
        const { status } = standing;
        const facts = factsOf(row, standing);
        const owner = await ownerFor();
        const actors = [
          { who: "owner", person: owner, parts: partsFor(false) },
          // The office's own application is decided by a decision once it has been submitted.
          { who: "officer", person: officer, parts: isOffice && status !== "draft" ? [] : partsFor(true) },
        ];
        const id = await place(owner, kind, standing);

        for (const { person, parts, who } of actors) {
          const may = new Set(
            parts.flatMap((part) => availableActions(status, part, facts)).map(({ action }) => action),
          );
          expect(
            new Set((await callsOf(person).read(row.parent as Kind, id)).actions),
            `the buttons of ${who}`,
          ).toEqual(may);
        }

        const refusals = [
          ...actors.flatMap(({ who, person, parts }) =>
            actions.flatMap((action) => {
              const verdict = verdictOf(parts, action, status, facts);
              return typeof verdict === "number"
                ? [{ who, action, token: person.token as string | undefined, expected: verdict }]
                : [];
            }),
          ),
          ...actions.flatMap((action) => [
            { who: "nobody", action, token: undefined, expected: 401 },
            { who: "stranger", action, token: stranger.token, expected: 404 },
            ...staff.map(({ token }, index) => ({ who: staffRoles[index] ?? "", action, token, expected: 403 })),
          ]),
        ];
        const named = ({ who, action }: { who: string; action: Action }) => `${who} ${action}`;
        const refused = await Promise.all(
          refusals.map(async (each) => [named(each), (await move(id, each.action, each.token)).status]),
        );
        expect(Object.fromEntries(refused)).toEqual(
          Object.fromEntries(refusals.map((each) => [named(each), each.expected])),
        );
        const after = await callsOf(officer).read(row.parent as Kind, id);
        expect([after.status, after.history]).toEqual([status, []]);

        for (const { who, person, parts } of actors)
          for (const action of actions) {
            const verdict = verdictOf(parts, action, status, facts);
            if (typeof verdict === "number") continue;
            const { status: answered, body } = await move(await place(owner, kind, standing), action, person.token);
            expect([answered, body.code], `${who} ${action}`).toEqual([200, undefined]);
            expect(body.history[0], `${who} ${action}`).toMatchObject({ action, from: status, to: verdict.to });
          }
      },
    );
  });

  describe("an action that needs a reason for the applicant", () => {
    const rows = transitions.filter(({ needs_reason }) => needs_reason);

    it.each(rows.map(({ from, action }) => [action, from] as const))(
      "%s in %s is refused without one, and changes nothing [R-ADD-03]",
      async (action, from) => {
        const owner = await ownerFor();
        const id = await place(owner, "drivers-renewal", { status: from, isDone: false });
        const { status, body } = await move(id, action, officer.token, groundOf(action));
        expect([status, body.reason]).toEqual([400, ["Give a reason. The applicant will read it."]]);
        const told = await move(id, action, officer.token);
        expect(told.body).toMatchObject({ reason, history: [{ action, reason }] });
      },
    );
  });

  describe("twenty concurrent actions on an application", () => {
    it("change it once, and the others are refused because it has changed since they read it [R-ADD-03]", async () => {
      const owner = await ownerFor();
      const id = await place(owner, "drivers-renewal", { status: "paid", isDone: false });
      const ended = await Promise.all(Array.from({ length: 20 }, () => move(id, "start_review", officer.token)));
      expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(ended.filter(({ status }) => status === 412)).toHaveLength(19);
      expect((await callsOf(owner).read("drivers-renewal", id)).history).toHaveLength(1);
    });
  });
});
