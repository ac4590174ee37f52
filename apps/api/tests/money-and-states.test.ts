import type { Status } from "@kwan/domain";
import { kindRows } from "@kwan/domain/kinds";
import { expect, it } from "vitest";
import { noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { seedBranches, verifyIdentity } from "./people.ts";
import { type TestServer, testServer } from "./server.ts";
import { toHolder } from "./walk-application.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;

/** A kind that has a second invoice, for its card. */
const twiceBilled =
  kindRows.find(
    ({ prices, is_printed }) =>
      is_printed &&
      prices.some(({ due }) => due === "before_production") &&
      prices.some(({ due }) => due === "on_sending"),
  )?.kind ?? "license-application";

const press = ({ baseUrl }: TestServer, reference: string, choice: string) =>
  fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });

eachDatabase((database) => {
  const of = testServer(database);

  /** Creates an application in a status in which an invoice is due. */
  async function owing(status: Status) {
    const server = of();
    const payer = await server.person();
    await verifyIdentity(server, payer.driver);
    const service = await newApplication(server, {
      driver: payer.driver,
      filed_by: payer.id,
      kind: twiceBilled,
      status: status === "approved" ? "approved" : "awaiting_payment",
    });
    const put = (to: Status) =>
      server.db.kysely.updateTable("services").set({ status: to }).where("id", "=", service).execute();
    const pay = async () => {
      const invoice = await payer.kwan.invoices.generate(service);
      const { reference } = await payer.kwan.invoices.pay(invoice.id, mobile);
      await press(server, reference, "approve");
      return { invoice, reference };
    };
    const history = async () =>
      (
        await server.db.kysely
          .selectFrom("service_history")
          .select(["action", "from_status", "to_status", "by_actor"])
          .where("application_id", "=", service)
          .orderBy("at")
          .orderBy("id")
          .execute()
      ).map(({ action, from_status, to_status, by_actor }) => `${by_actor} ${action}: ${from_status} → ${to_status}`);
    const status_of = async () =>
      (
        await server.db.kysely
          .selectFrom("services")
          .select("status")
          .where("id", "=", service)
          .executeTakeFirstOrThrow()
      ).status;
    const notifications = async () =>
      (
        await server.db.kysely.selectFrom("notifications").select("title").where("user_id", "=", payer.id).execute()
      ).map(({ title }) => title);
    return { server, payer, service, put, pay, history, status_of, notifications };
  }

  it("paying the invoice for the card is recorded in the history, and does not change the status [R-ADD-04]", async () => {
    const { pay, history, status_of } = await owing("approved");
    await pay();
    expect(await history()).toEqual(["system pay: approved → approved"]);
    expect(await status_of()).toBe("approved");
  });

  it.each(["paid", "in_review", "action_required", "testing"] as const)(
    "a refund returns an application in %s to awaiting payment and notifies the owner; after a new payment it continues [R-ADD-04]",
    async (stage) => {
      const { server, pay, put, history, status_of, notifications } = await owing("awaiting_payment");
      const { reference, invoice } = await pay();
      expect(await status_of()).toBe("paid");
      await put(stage);
      await press(server, reference, "reverse");
      await press(server, reference, "reverse");
      expect(await status_of()).toBe("awaiting_payment");
      expect(await notifications()).toContain("Payment needed");
      const again = await pay();
      expect(again.invoice.id).not.toBe(invoice.id);
      expect(await status_of()).toBe("paid");
      expect(await history()).toEqual([
        "system pay: awaiting_payment → paid",
        `system reverse_payment: ${stage} → awaiting_payment`,
        "system pay: awaiting_payment → paid",
      ]);
    },
  );

  it.each(["approved", "producing", "ready"] as const)(
    "a refund after the approval leaves an application in %s, on hold until it is paid [R-ADD-04]",
    async (stage) => {
      const { server, service, pay, put, history, status_of } = await owing("approved");
      const { reference } = await pay();
      await put(stage);
      await press(server, reference, "reverse");
      expect(await status_of()).toBe(stage);
      const officer = await server.person({ role: "officer" });
      const forward = { approved: "produce", producing: "mark_ready", ready: "hand_over" } as const;
      const tried = await officer.kwan.services.move(service, { action: forward[stage] }, latest).settled();
      // While the invoice for the card is unpaid, the card can be marked as ready, but not handed over.
      expect(tried.ok).toBe(stage === "producing");
      if (!tried.ok) expect(tried.error.code).toBe("state_forbids");
      await put(stage);
      await pay();
      expect((await history()).filter((line) => line.startsWith("system"))).toEqual([
        "system pay: approved → approved",
        `system reverse_payment: ${stage} → ${stage}`,
        `system pay: ${stage} → ${stage}`,
      ]);
      expect(await officer.kwan.services.move(service, { action: forward[stage], ...toHolder }, latest)).toBeTruthy();
    },
  );

  it("a refund for a completed application does not change it, and is recorded [R-ADD-04]", async () => {
    const { server, service, pay, status_of, history } = await owing("awaiting_payment");
    const { reference, invoice } = await pay();
    await server.db.kysely
      .updateTable("services")
      .set({ status: "completed", completed_at: server.clock.now })
      .where("id", "=", service)
      .execute();
    await press(server, reference, "reverse");
    expect(await status_of()).toBe("completed");
    expect(await history()).toEqual(["system pay: awaiting_payment → paid"]);
    expect((await server.kwan.invoices.get(invoice.id)).status).toBe("refunded");
  });

  it("submitting a submitted application is refused because of its state, whatever else is wrong with it", async () => {
    const { payer, service } = await owing("awaiting_payment");
    const tried = await payer.kwan.services.move(service, { action: "submit" }, latest).settled();
    expect(!tried.ok && [tried.error.status, tried.error.code]).toEqual([409, "state_forbids"]);
  });

  it("changing the school's code or the trainee's number undoes the confirmation of the school", async () => {
    const server = of();
    const { accra } = await seedBranches(server);
    const { kwan, driver, id } = await server.person({ role: "learner" });
    const school = { id: server.deps.newId("sch"), code: "DS-MONEY", name: "Steady Hands", branch_id: accra };
    await server.db.kysely.insertInto("schools").values(school).execute();
    await server.db.kysely
      .insertInto("enrolments")
      .values({
        school_id: school.id,
        driver_id: driver ?? noDriver,
        trainee_number: "T-1",
        license_class: "B",
        certificate_number: null,
        certificate_date: null,
      })
      .execute();
    const service = await newApplication(server, { driver, filed_by: id, kind: "learners-license", status: "draft" });
    const state = async () =>
      (
        await server.db.kysely
          .selectFrom("service_steps")
          .select("state")
          .where("application_id", "=", service)
          .where("step", "=", "school_verification")
          .executeTakeFirstOrThrow()
      ).state;
    const right = { school_code: "DS-MONEY", trainee_number: "T-1" };
    expect(await kwan.services.verifySchool(service, right)).toMatchObject({ is_verified: true });
    expect(await state()).toBe("done");
    await kwan.services.update("learners-license", service, { details: { gearbox: "manual", ...right } });
    expect(await state(), "another field changes nothing").toBe("done");
    await kwan.services.update("learners-license", service, { details: { school_code: "DS-OTHER" } });
    expect(await state()).toBe("open");
    await kwan.services.verifySchool(service, right);
    expect(await state()).toBe("done");
    expect(await kwan.services.verifySchool(service, { ...right, trainee_number: "T-2" })).toMatchObject({
      is_verified: false,
    });
    expect(await state()).toBe("open");
  });
});
