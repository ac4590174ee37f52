import type { AnswerOf, startTest } from "@kwan/contract";
import type { Part, Status } from "@kwan/domain";
import { type Kind, kinds } from "@kwan/domain/kinds";
import type { ApplicationId, DriverId } from "../src/platform/ids.ts";
import { idOf } from "./id-of.ts";
import { clearForDecision, giveEyeTest } from "./people.ts";
import type { Person, TestServer } from "./server.ts";

type Test = AnswerOf<typeof startTest>;

/**
 * Returns functions that create applications, take the theory test over HTTP as a learner does, and read what is
 * stored.
 */
export function sittings(server: () => TestServer) {
  /** Creates an application with open steps. */
  async function application(
    driver: DriverId,
    kind: Kind = "learners-license",
    status: Status = "testing",
  ): Promise<ApplicationId> {
    const { db, deps, clock } = server();
    const id = deps.newId("srv");
    const { user_id } = await db.kysely
      .selectFrom("drivers")
      .select("user_id")
      .where("id", "=", driver)
      .executeTakeFirstOrThrow();
    await db.kysely
      .insertInto("services")
      .values({
        ...{
          id,
          number: `KW-${id}`,
          kind,
          status,
          driver_id: driver,
          branch_id: null,
          tier: "standard",
          details: "{}",
        },
        ...{
          delivery_location_id: null,
          reason: null,
          filed_by: user_id!,
          created_at: clock.now,
          updated_at: clock.now,
        },
        completed_at: status === "completed" ? clock.now : null,
      })
      .execute();
    const steps = kinds[kind].steps.map(({ step }, position) => ({
      application_id: id,
      step,
      position,
      state: "open",
      note: null,
    }));
    await db.kysely.insertInto("service_steps").values(steps).execute();
    await clearForDecision(server(), id);
    return id;
  }

  /** Ends an application, so that another of the same kind can be created. */
  const close = (id: ApplicationId) =>
    server().db.kysely.updateTable("services").set({ status: "cancelled" }).where("id", "=", id).execute();

  async function licenceToLearn(driver: DriverId): Promise<void> {
    const { db, deps, clock } = server();
    const id = deps.newId("prm");
    const issued_on = clock.now.toISOString().slice(0, 10);
    const row = { id, driver_id: driver, permit: "learners_license", number: id, classes: '["B"]', issued_on };
    await db.kysely
      .insertInto("permits")
      .values({ ...row, expires_on: "2029-01-01" })
      .execute();
  }

  interface Learner extends Person {
    readonly driver: DriverId;
    readonly service: ApplicationId;
  }

  /** Creates a learner whose application is in the testing status. */
  async function learner(): Promise<Learner> {
    const person = await server().person({ role: "learner" });
    const driver = person.driver!;
    await licenceToLearn(driver);
    await giveEyeTest(server(), driver, person.id, server().deps.today());
    return { ...person, driver, service: await application(driver) };
  }

  const stored = (attempt: string) =>
    server()
      .db.kysely.selectFrom("theory_attempts")
      .selectAll()
      .where("id", "=", idOf("att", attempt))
      .executeTakeFirstOrThrow();

  /** Returns answers to a paper: the given number of right answers, and wrong answers for the rest. */
  async function answersTo({ paper }: Test, right: number): Promise<Record<string, string>> {
    const { paper: key } = await stored(paper!.attempt);
    return Object.fromEntries(
      key.map(({ id, right_option, options }, at) => [
        id,
        at < right ? right_option : options.find((option) => option.id !== right_option)!.id,
      ]),
    );
  }

  /** Takes a part of the test from start to finish. */
  async function take({ kwan, driver, service }: Learner, right: number, part: Part = "road_sign"): Promise<Test> {
    const test = await kwan.theoryTests.start(part, driver, service);
    const answers = await answersTo(test, right);
    return kwan.theoryTests.handIn(part, driver, service, { attempt: test.paper!.attempt, answers });
  }

  const stepsOf = async (service: ApplicationId) => {
    const rows = await server()
      .db.kysely.selectFrom("service_steps")
      .selectAll()
      .where("application_id", "=", service)
      .execute();
    return Object.fromEntries(rows.map(({ step, state }) => [step, state]));
  };

  return { application, close, licenceToLearn, learner, stored, answersTo, take, stepsOf };
}
