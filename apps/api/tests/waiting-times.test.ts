import { expect, it } from "vitest";
import { countWaitingTimes } from "../src/office/reports/commands/count-waiting-times.ts";
import { findWaitingTimes } from "../src/office/reports/waiting-times-store.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { type TestServer, testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database);

  /** Creates an application that was submitted, paid for unless it is free, and completed. */
  async function completed(server: TestServer, submitted: string, paid: string | null, ended: string): Promise<void> {
    const { driver, id } = await server.person();
    const application = await newApplication(server, {
      driver,
      filed_by: id,
      kind: "drivers-renewal",
      status: "completed",
      created_at: new Date(`${submitted}T09:00:00Z`),
    });
    const events = [
      ...(paid ? [["pay", paid, "paid"] as const] : []),
      // A step that is done after the end, such as a payment that arrives twice, changes nothing.
      ["complete", ended, "completed"] as const,
    ];
    for (const [action, day, to_status] of events)
      await server.db.kysely
        .insertInto("service_history")
        .values({
          id: server.deps.newId("hst"),
          application_id: application,
          at: `${day}T15:00:00Z`,
          action,
          from_status: "in_review",
          to_status,
          by_actor: "officer",
          actor_id: null,
          ground: null,
          reason: null,
        })
        .execute();
  }

  it("9 of 10 recent applications took no longer than the guide says, from the payment to the end [R-PUB-02]", async () => {
    const server = of();
    // 17 in one working day over a weekend, one in three, one in nine: 18 of 20 are 9 of 10.
    for (let count = 0; count < 17; count++) await completed(server, "2026-11-02", "2026-11-06", "2026-11-09");
    await completed(server, "2026-11-02", "2026-11-02", "2026-11-05");
    await completed(server, "2026-11-02", "2026-11-02", "2026-11-13");
    // Today has not ended, and March is too long ago.
    await completed(server, "2026-11-20", "2026-11-20", "2026-11-21");
    await completed(server, "2026-03-02", "2026-03-02", "2026-03-30");
    await countWaitingTimes(server.deps);
    expect(await findWaitingTimes(server.db.kysely, 20)).toEqual([]);
    // A free application counts from its submission.
    await completed(server, "2026-11-16", null, "2026-11-18");
    await countWaitingTimes(server.deps);
    expect(await findWaitingTimes(server.db.kysely, 20)).toEqual([
      { kind: "drivers-renewal", days: 2, cases: 20, from_day: "2026-08-23", to_day: "2026-11-20" },
    ]);
  });
});
