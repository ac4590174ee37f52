import { addDays, dayOf, type PlainDate, pesewas, wireFromPesewas } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { expect } from "vitest";
import { lookUpPayment } from "../../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../../src/money/payments/commands/send-refunds.ts";
import type { BranchId } from "../../src/platform/ids.ts";
import { ProviderDownError } from "../../src/platform/payment-provider.ts";
import { newApplication } from "../applications.ts";
import { idOf } from "../id-of.ts";
import { latest } from "../latest.ts";
import type { Person, TestServer } from "../server.ts";
import type { Event } from "./events.ts";
import { type Application, Books, type Invoice, newPayment, type Payment } from "./model.ts";

/** What a test can do at the provider. */
export interface ProviderDesk {
  /** Sets what the provider holds of a payment, and tells us so a number of times. */
  report(payment: Payment, event: "charge.success" | "refund.processed", told: number): Promise<void>;
  /** The last refund that the provider had accepted fails. Tells us so a number of times. */
  failRefund(payment: Payment, told: number): Promise<void>;
  /** Returns what the provider has sent back for a payment. */
  refunded(payment: Payment): Promise<number>;
}

export interface Staff {
  readonly one: Person;
  readonly other: Person;
  readonly branches: readonly [BranchId, BranchId];
}

const kinds: readonly Kind[] = ["international-driving-permit", "lost-damaged-license"];
const dayMs = 86_400_000;
/** Every payment is from another phone, so that the server does not take it for one that was started before. */
let phones = 0;

/** Plays events on the server and in the model at the same time. */
export class Play {
  readonly books = new Books();
  readonly log: string[] = [];
  private readonly applications: (Application & { readonly payer: Person })[] = [];
  private readonly payments: Payment[] = [];
  private readonly server: TestServer;
  private readonly staff: Staff;
  private readonly provider: ProviderDesk;

  constructor(server: TestServer, staff: Staff, provider: ProviderDesk) {
    this.server = server;
    this.staff = staff;
    this.provider = provider;
  }

  get today(): PlainDate {
    return dayOf(this.server.clock.now.toISOString());
  }

  async happens(event: Event): Promise<void> {
    this.books.day = this.today;
    const note = await this.play(event);
    this.log.push(`${this.today} ${JSON.stringify(event)}: ${note}`);
    for (const payment of this.payments)
      expect(await this.provider.refunded(payment), `sent back for ${payment.reference}`).toBe(payment.truth.refunded);
  }

  private choose<T>(all: readonly T[], pick: number): T | undefined {
    return all[pick % Math.max(all.length, 1)];
  }

  private async play(event: Event): Promise<string> {
    switch (event.do) {
      case "file":
        return this.file(event.kind, event.branch);
      case "bill":
        return this.bill(this.choose(this.applications, event.pick));
      case "start":
        return this.start(event);
      case "arrive":
        return this.arrive(event);
      case "reverse":
        return this.reverse(event);
      case "come back":
        return this.comeBack(event);
      case "look":
        return this.look(this.payments);
      case "refund":
        return this.refund(event);
      case "send":
        return this.send(event.outcome);
      case "cancel":
        return this.cancel(event);
      case "begin":
        return this.begin(this.choose(this.paid(), event.pick));
      case "withdraw":
        return this.withdraw(this.choose(this.paid(), event.pick));
      case "change centre":
        return this.changeCentre(event.pick);
      case "wait":
        this.server.clock.forward(event.days * dayMs);
        await this.keepSessions();
        return "";
    }
  }

  private async keepSessions(): Promise<void> {
    const { db, clock } = this.server;
    const expires_at = new Date(clock.now.getTime() + 60 * dayMs);
    await db.kysely.updateTable("sessions").set({ last_used_at: clock.now, expires_at }).execute();
  }

  private async file(kind: number, branch: number): Promise<string> {
    const payer = await this.server.person({ role: "driver" });
    await this.keepSessions();
    const [name, where] = [kinds[kind] as Kind, this.staff.branches[branch] as BranchId];
    const id = await newApplication(this.server, {
      driver: payer.driver,
      filed_by: payer.id,
      kind: name,
      branch_id: where,
    });
    const application = { id, kind: name, branch: where, isOpen: true, isBegun: false, invoices: [], payer };
    this.applications.push(application);
    return this.bill(application);
  }

  /** The applicant gets an invoice, or a new one if the last has expired or was refunded. */
  private async bill(application: (Application & { readonly payer: Person }) | undefined): Promise<string> {
    if (!application?.isOpen) return "nothing";
    const last = application.invoices.findLast(({ state }) => state === "open" || state === "paid");
    if (last?.state === "paid") return "nothing";
    if (last && this.isFresh(last)) return "nothing";
    if (last) last.state = "expired";
    const { id, lines, total } = await application.payer.kwan.invoices.generate(application.id);
    const inPesewas = (amount: string) => Math.round(Number(amount) * 100);
    application.invoices.push({
      id,
      application,
      items: lines.map((line) => ({ item: line.item, pesewas: inPesewas(line.total), paid: 0 })),
      total: inPesewas(total),
      issued: this.today,
      state: "open",
      hasReceipt: false,
    });
    return `billed ${total}`;
  }

  private isFresh = ({ issued }: Invoice): boolean => this.today < addDays(issued, 14);

  private async start({ pick, again }: Extract<Event, { do: "start" }>): Promise<string> {
    const open = this.applications
      .flatMap(({ invoices, payer }) => invoices.map((invoice) => ({ invoice, payer })))
      .filter(({ invoice }) => invoice.state === "open" && this.isFresh(invoice));
    const chosen = this.choose(open, pick);
    if (!chosen) return "nothing";
    const { invoice, payer } = chosen;
    const before = this.payments.filter((each) => each.invoice === invoice);
    if (before.length > (again ? 2 : 0)) return "nothing";
    // The server looks at the open payments, too. Here they are looked at in order.
    await this.look(before);
    if (invoice.state !== "open") return "paid meanwhile";
    phones += 1;
    const phone_number = `+23324${String(1_000_000 + phones).padStart(7, "0")}`;
    const way = { channel: "mobile_money", network: "mtn", phone_number } as const;
    this.payments.push(newPayment(invoice, await payer.kwan.invoices.pay(invoice.id, way)));
    return "started";
  }

  private arrive({ pick, told, wrong }: Extract<Event, { do: "arrive" }>): Promise<string> {
    const payment = this.choose(
      this.payments.filter(({ truth }) => truth.status === "open"),
      pick,
    );
    if (!payment) return Promise.resolve("nothing");
    if (wrong === "amount") payment.truth.amount -= 1_000;
    if (wrong === "currency") payment.truth.currency = "NGN";
    payment.truth.status = "success";
    return this.report(payment, "charge.success", told);
  }

  private reverse({ pick, told }: Pick<Extract<Event, { told: number }>, "pick" | "told">): Promise<string> {
    const payment = this.choose(
      this.payments.filter(({ truth }) => truth.status === "success"),
      pick,
    );
    if (!payment) return Promise.resolve("nothing");
    payment.truth.status = "reversed";
    return this.report(payment, "refund.processed", told);
  }

  private async comeBack({ pick, told }: Pick<Extract<Event, { told: number }>, "pick" | "told">): Promise<string> {
    const payment = this.choose(
      this.payments.filter(
        ({ sent, approved, truth }) =>
          sent.length > 0 && !approved?.isTaken && (truth.status === "success" || truth.refunded === truth.amount),
      ),
      pick,
    );
    if (!payment) return "nothing";
    await this.provider.failRefund(payment, told);
    this.books.comesBack(payment);
    return `of ${payment.reference}`;
  }

  private async report(payment: Payment, event: "charge.success" | "refund.processed", told: number): Promise<string> {
    await this.provider.report(payment, event, told);
    if (told > 0) this.books.sees(payment);
    return `${payment.reference} is ${payment.state}`;
  }

  private async look(payments: readonly Payment[]): Promise<string> {
    for (const payment of payments) {
      await lookUpPayment(this.server.deps, payment.reference);
      this.books.sees(payment);
    }
    return payments.map(({ state }) => state).join(", ");
  }

  private async refund({ pick, share }: Extract<Event, { do: "refund" }>): Promise<string> {
    const payment = this.choose(
      this.payments.filter(
        (each) => each.isFlagged && each.state !== "reversed" && !each.approved && this.books.left(each) > 0,
      ),
      pick,
    );
    if (!payment) return "nothing";
    const amount = Math.ceil(this.books.left(payment) * share);
    const { id } = await this.staff.one.kwan.decisions.propose({
      kind: "refund_payment",
      subject: payment.id,
      details: { amount: wireFromPesewas(pesewas(amount)) },
      ground: "paid_twice",
      reason: "This is a test of the books, and this is its reason.",
    });
    await this.staff.other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
    this.books.approves(payment, amount);
    return `${amount} of ${payment.reference}`;
  }

  private async send(outcome: "heard" | "refused" | "lost"): Promise<string> {
    const { deps, clock } = this.server;
    // A refund of which we do not know whether it has arrived is tried again after some minutes.
    clock.forward(6 * 60_000);
    this.books.day = this.today;
    const taken = new Set(this.payments.filter(({ approved }) => approved?.isTaken).map(({ reference }) => reference));
    await sendRefunds({
      ...deps,
      payments: {
        ...deps.payments,
        refund: async (refund) => {
          if (outcome === "refused" && !taken.has(refund.reference)) return { problem: "Not today." };
          const answer = await deps.payments.refund(refund);
          if (outcome === "lost") throw new ProviderDownError("the answer was lost");
          return answer;
        },
      },
    });
    for (const payment of this.payments) this.books.sends(payment, outcome);
    return "";
  }

  private async cancel({ pick, refund }: Extract<Event, { do: "cancel" }>): Promise<string> {
    const application = this.choose(
      this.applications.filter(({ isOpen }) => isOpen),
      pick,
    );
    if (!application) return "nothing";
    const paid = this.payments.filter(({ invoice, state }) => invoice.application === application && state === "paid");
    const money =
      paid.length === 0 ? {} : refund === "full" ? { refund } : { refund, no_refund_ground: "work_done" as const };
    await this.staff.one.kwan.services.move(
      application.id,
      {
        action: "cancel",
        ground: "applicant_asked",
        reason: "The applicant came to the counter and withdrew the application.",
        ...money,
      },
      latest,
    );
    this.ends(application);
    if (refund === "none") return "kept";
    for (const payment of paid) {
      payment.isFlagged = true;
      const { id } = await this.server.db.kysely
        .selectFrom("decisions")
        .select("id")
        .where("subject_id", "=", idOf("pay", payment.id))
        .where("state", "=", "proposed")
        .executeTakeFirstOrThrow();
      await this.staff.other.kwan.decisions.decide(id, { outcome: "approved" }, latest);
      this.books.approves(payment, this.books.left(payment));
    }
    return "to refund";
  }

  /** Applications that have been paid for and are open. */
  private paid = () =>
    this.applications.filter((each) => each.isOpen && each.invoices.some(({ state }) => state === "paid"));

  private async begin(application: Application | undefined): Promise<string> {
    if (!application || application.isBegun) return "nothing";
    await this.staff.one.kwan.services.move(application.id, { action: "start_review" }, latest);
    application.isBegun = true;
    return "begun";
  }

  /** The applicant withdraws a paid application. They get everything back unless an officer has acted on it. */
  private async withdraw(application: (Application & { readonly payer: Person }) | undefined): Promise<string> {
    if (!application) return "nothing";
    const paid = this.payments.filter(({ invoice, state }) => invoice.application === application && state === "paid");
    const isBusy = paid.some(({ approved }) => approved !== null);
    const withdrawal = application.payer.kwan.services.move(application.id, { action: "cancel" }, latest);
    if (application.isBegun || isBusy) {
      await expect(withdrawal).rejects.toMatchObject({ code: application.isBegun ? "forbidden" : "state_forbids" });
      return "refused";
    }
    await withdrawal;
    this.ends(application);
    for (const payment of paid) {
      payment.isFlagged = true;
      this.books.approves(payment, this.books.left(payment));
    }
    return "withdrawn";
  }

  private ends(application: Application): void {
    application.isOpen = false;
    for (const invoice of application.invoices)
      if (invoice.state === "open" || invoice.state === "expired") invoice.state = "void";
  }

  private async changeCentre(pick: number): Promise<string> {
    const application = this.choose(this.applications, pick);
    if (!application) return "nothing";
    const [first, second] = this.staff.branches;
    application.branch = application.branch === first ? second : first;
    await this.server.db.kysely
      .updateTable("services")
      .set({ branch_id: application.branch })
      .where("id", "=", idOf("srv", application.id))
      .execute();
    return application.branch;
  }
}
