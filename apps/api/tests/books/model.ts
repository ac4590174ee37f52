import { addPesewas, type PlainDate, pesewas } from "@kwan/domain";
import type { Account } from "../../src/platform/db/tables.ts";
import type { BranchId } from "../../src/platform/ids.ts";

/** An amount that left one account for another on a day. */
export interface Movement {
  readonly day: PlainDate;
  readonly from: Account;
  readonly to: Account;
  readonly pesewas: number;
  readonly currency: string;
  readonly kind: string;
  readonly branch: BranchId | null;
  readonly item: string | null;
  readonly receipt: boolean;
}

export interface Item {
  readonly item: string | null;
  /** What was paid at one time. Money that comes back is apart from what had stayed. */
  readonly paid: number;
  pesewas: number;
}

export interface Application {
  readonly id: string;
  readonly kind: string;
  branch: BranchId;
  isOpen: boolean;
  /** Whether an officer has acted on it. */
  isBegun: boolean;
  readonly invoices: Invoice[];
}

export interface Invoice {
  readonly id: string;
  readonly application: Application;
  readonly items: readonly Item[];
  readonly total: number;
  readonly issued: PlainDate;
  state: "open" | "paid" | "expired" | "void" | "refunded";
  hasReceipt: boolean;
}

/** What the provider holds of a payment. */
export interface AtProvider {
  status: "open" | "success" | "reversed";
  amount: number;
  currency: string;
  refunded: number;
}

export interface Payment {
  readonly id: string;
  readonly reference: string;
  readonly invoice: Invoice;
  readonly truth: AtProvider;
  state: "open" | "paid" | "flagged" | "reversed";
  /** Whether an officer has to look at the payment. Only then can a refund be proposed. */
  isFlagged: boolean;
  account: Account;
  branch: BranchId | null;
  currency: string;
  /** What has not gone back, by item. */
  rest: Item[];
  /** The refunds that the provider has accepted, oldest first. */
  readonly sent: { readonly parts: readonly Item[]; readonly amount: number }[];
  /** How often money has come back. */
  returns: number;
  /** The refund that is being sent. The provider may have taken it without our hearing of it. */
  approved: { readonly parts: readonly Item[]; readonly amount: number; isTaken: boolean } | null;
}

export const newPayment = (invoice: Invoice, { id, reference }: Pick<Payment, "id" | "reference">): Payment => ({
  id,
  reference,
  invoice,
  truth: { status: "open", amount: invoice.total, currency: "GHS", refunded: 0 },
  state: "open",
  isFlagged: false,
  account: "unassigned",
  branch: null,
  currency: "GHS",
  rest: [],
  sent: [],
  returns: 0,
  approved: null,
});

const isStanding = ({ state }: Invoice): boolean => state === "open" || state === "paid";

/** Whether a payment still pays the invoice. A late one does, unless a newer invoice has replaced it. */
const isOwed = ({ state, application }: Invoice): boolean =>
  state === "open" || (state === "expired" && !application.invoices.some(isStanding));

const sum = (items: readonly Item[]): number => items.reduce((all, each) => all + each.pesewas, 0);

/** The first items that add up to an amount. They are taken from the list. */
function take(items: Item[], amount: number): Item[] {
  const taken: Item[] = [];
  for (let left = amount; left > 0; ) {
    const [first] = items;
    if (!first) throw new Error("There is less left than that.");
    const part = Math.min(first.pesewas, left);
    taken.push({ ...first, pesewas: part });
    first.pesewas -= part;
    if (first.pesewas === 0) items.shift();
    left -= part;
  }
  return taken;
}

/** Puts parts back before the rest of which they were taken. An item that was cut in two is whole again. */
function joined(parts: readonly Item[], rest: readonly Item[]): Item[] {
  const all: Item[] = [];
  for (const each of [...parts, ...rest]) {
    const last = all.at(-1);
    if (last && last.item === each.item && last.paid === each.paid) last.pesewas += each.pesewas;
    else all.push({ ...each });
  }
  return all;
}

/** The books as they should be: what a careful person would write down after each event. */
export class Books {
  readonly movements: Movement[] = [];
  day: PlainDate = "2026-11-21" as PlainDate;

  private post(payment: Payment, from: Account, to: Account, parts: readonly Item[]): void {
    if (from === to) return;
    for (const part of parts)
      if (part.pesewas > 0)
        this.movements.push({
          day: this.day,
          from,
          to,
          pesewas: part.pesewas,
          currency: payment.currency,
          kind: payment.invoice.application.kind,
          branch: payment.branch,
          item: part.item,
          receipt: payment.account === "revenue",
        });
  }

  /** Kwan sees what the provider holds. */
  sees(payment: Payment): void {
    if (payment.truth.status === "reversed") this.seesReversal(payment);
    else if (payment.truth.status === "success") this.seesMoney(payment);
  }

  private seesMoney(payment: Payment): void {
    if (payment.state !== "open") return;
    const { invoice, truth } = payment;
    const isWrong = truth.amount !== invoice.total || truth.currency !== "GHS";
    payment.branch = invoice.application.branch;
    payment.currency = truth.currency;
    const isSecond = !isWrong && invoice.state === "paid";
    if (isWrong || !isOwed(invoice)) {
      payment.state = "flagged";
      payment.isFlagged = true;
      payment.account = !isWrong && invoice.hasReceipt ? "refunds_due" : "unassigned";
      payment.rest = [{ item: null, pesewas: truth.amount, paid: 0 }];
    } else {
      payment.state = "paid";
      payment.account = "revenue";
      payment.rest = invoice.items.map((each) => ({ ...each }));
      invoice.state = "paid";
      invoice.hasReceipt = true;
    }
    this.post(payment, "provider", payment.account, payment.rest);
    // Nobody has to ask for the refund of what arrives twice.
    if (isSecond) this.approves(payment, invoice.total);
  }

  private seesReversal(payment: Payment): void {
    if (payment.state === "reversed") return;
    const { invoice } = payment;
    const isOwn = payment.rest.length === 0 && payment.state !== "open";
    if (payment.state === "paid") invoice.state = "refunded";
    this.post(payment, payment.account, "provider", take(payment.rest, sum(payment.rest)));
    if (!isOwn) payment.isFlagged = false;
    payment.state = "reversed";
  }

  /** A part of a payment is refunded. */
  approves(payment: Payment, amount: number): void {
    payment.approved = { parts: take(payment.rest, amount), amount, isTaken: false };
    this.post(payment, payment.account, "refunds_due", payment.approved.parts);
  }

  /** The last refund that the provider had accepted comes back. The money belongs to the payment again. */
  comesBack(payment: Payment): void {
    const refund = payment.sent.pop();
    if (!refund) return;
    const { truth, invoice, account } = payment;
    truth.refunded -= refund.amount;
    truth.status = "success";
    payment.returns += 1;
    const parts = refund.parts.map((each) => ({ ...each, paid: payment.returns }));
    this.post(payment, "provider", account, parts);
    payment.rest.push(...parts);
    payment.isFlagged = true;
    if (payment.state !== "reversed") return;
    payment.state = account === "revenue" ? "paid" : "flagged";
    if (account === "revenue" && !invoice.application.invoices.some(isStanding)) invoice.state = "paid";
  }

  left = (payment: Payment): number => sum(payment.rest);

  /** The refund is sent. The provider may refuse it, or take it without our hearing of it. */
  sends(payment: Payment, outcome: "heard" | "refused" | "lost"): void {
    const { approved, truth } = payment;
    if (!approved) return;
    if (!approved.isTaken && outcome !== "refused" && truth.status === "success") {
      approved.isTaken = true;
      truth.refunded += approved.amount;
      if (truth.refunded === truth.amount) truth.status = "reversed";
    }
    if (outcome === "lost") return;
    // What the provider holds is looked at before a refusal counts.
    if (!approved.isTaken) this.sees(payment);
    payment.approved = null;
    if (approved.isTaken || payment.state === "reversed") {
      this.post(payment, "refunds_due", "provider", approved.parts);
      payment.sent.push({ parts: approved.parts, amount: approved.amount });
    } else {
      this.post(payment, "refunds_due", payment.account, approved.parts);
      payment.rest = joined(approved.parts, payment.rest);
    }
  }
}

/** A movement as one line, for comparison and for people who read a difference. */
export const inOneLine = (each: Movement): string =>
  [each.day, each.from, each.to, each.pesewas, each.currency, each.kind, each.branch, each.item, each.receipt].join(
    " ",
  );

/** Adds up an account at the end of a day. */
export const balanceOf = (movements: readonly Movement[], account: Account, day: PlainDate, currency: string): number =>
  addPesewas(
    ...movements
      .filter((each) => each.currency === currency && each.day <= day)
      .map((each) => pesewas(each.to === account ? each.pesewas : each.from === account ? -each.pesewas : 0)),
  );
