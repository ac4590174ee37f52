import { describe, expect, it } from "vitest";
import { dueWhen, invoiceStatusAt, type Owed, owedOf } from "./owed.ts";

const invoice = (
  status: "unpaid" | "paid" | "expired" | "cancelled" | "refunded",
  due: Owed["due"] = "on_sending",
) => ({
  due,
  attempt: due === "retest" ? 2 : null,
  status,
});
const onSending = { due: "on_sending", attempt: null };

describe("what is owed for an application [R-API-S05]", () => {
  it.each([
    ["nothing without an invoice", [], null],
    ["an unpaid invoice", [invoice("unpaid")], onSending],
    ["an expired one", [invoice("expired")], onSending],
    ["one whose money went back", [invoice("refunded")], onSending],
    ["nothing once a later invoice is paid", [invoice("expired"), invoice("paid")], null],
    ["nothing for a cancelled invoice", [invoice("cancelled")], null],
    [
      "a retest before the card",
      [invoice("unpaid", "before_production"), invoice("unpaid", "retest")],
      { due: "retest", attempt: 2 },
    ],
  ] as const)("%s", (_title, invoices, owed) => {
    expect(owedOf(invoices)).toEqual(owed);
  });

  it("depends on the status of the application", () => {
    expect(dueWhen("awaiting_payment")).toEqual(onSending);
    expect(dueWhen("approved")).toEqual({ due: "before_production", attempt: null });
    expect(dueWhen("paid")).toBeNull();
  });
});

it("only an unpaid invoice expires, after its due time [R-API-S05]", () => {
  const due_at = "2026-11-21T09:00:00.000Z";
  expect(invoiceStatusAt({ status: "unpaid", due_at }, new Date(due_at))).toBe("unpaid");
  const later = new Date("2026-11-21T09:00:00.001Z");
  expect(invoiceStatusAt({ status: "unpaid", due_at }, later)).toBe("expired");
  expect(invoiceStatusAt({ status: "pending", due_at }, later)).toBe("pending");
});
