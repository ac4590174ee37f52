import { statuses } from "@kwan/domain";
import { expect, test } from "vitest";
import { statusWords } from "../features/everyone/services/words.ts";
import { invoiceToneForStaff, invoiceWords } from "./invoice-words.ts";
import { toneForStaff } from "./staff-words.ts";

test("a status warns applicants only if they have to act", () => {
  expect(statuses.filter((status) => statusWords[status].tone === "caution")).toEqual([
    "awaiting_payment",
    "action_required",
  ]);
  expect(statusWords.approved.tone).toBe("positive");
  expect(invoiceWords.unpaid.tone).toBe("caution");
});

test("no status in a list for staff is a warning", () => {
  expect(statuses.filter((status) => toneForStaff[status] === "caution")).toEqual([]);
  expect(statuses.filter((status) => toneForStaff[status] === "critical")).toEqual(["rejected"]);
  expect(toneForStaff.approved).toBe("positive");
  expect(invoiceToneForStaff("unpaid")).toBe("neutral");
  expect(invoiceToneForStaff("expired")).toBe("critical");
});
