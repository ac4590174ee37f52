import { statuses } from "@kwan/domain";
import { expect, test } from "vitest";
import { statusWords } from "../features/everyone/services/words.ts";
import { invoiceToneForStaff, invoiceWords } from "./invoice-words.ts";
import { toneForStaff } from "./staff-words.ts";

test("a status warns applicants only if they have to act", () => {
  expect(statuses.filter((status) => statusWords[status].tone === "warning")).toEqual([
    "awaiting_payment",
    "action_required",
  ]);
  expect(statusWords.approved.tone).toBe("success");
  expect(invoiceWords.unpaid.tone).toBe("warning");
});

test("no status in a list for staff is a warning", () => {
  expect(statuses.filter((status) => toneForStaff[status] === "warning")).toEqual([]);
  expect(statuses.filter((status) => toneForStaff[status] === "error")).toEqual(["rejected"]);
  expect(toneForStaff.approved).toBe("success");
  expect(invoiceToneForStaff("unpaid")).toBe("neutral");
  expect(invoiceToneForStaff("expired")).toBe("error");
});
