import { expect, test } from "vitest";
import { blockersOf } from "./blockers.ts";

type Input = Parameters<typeof blockersOf>[0];
const step = (title: string, during: string, state: string, by = "officer") =>
  ({ title, during, state, by }) as Input["steps"][number];
const cleared = { driver: "drv_1", documents: [], identity_verified: true };
const invoice = (status: string, total: string) => ({ id: "inv_1", status, total }) as Input["invoices"][number];
const titles = (input: Input) => blockersOf(input).map(({ title }) => title);

test("a step that an officer records leads to the form in which it is recorded", () => {
  const input: Input = {
    driver: "drv_1",
    status: "testing",
    steps: [step("Practical test", "testing", "open", "officer")],
    invoices: [],
    actions: [],
    documents: [],
    identity_verified: true,
  };
  expect(blockersOf(input)).toEqual([{ title: "Practical test", href: "#next-action" }]);
});

test("the blockers are what the decision cannot record itself, by name [R-ADD-03]", () => {
  const input: Input = {
    driver: "drv_1",
    status: "in_review",
    steps: [
      step("School confirmed", "in_review", "open", "school"),
      step("Record checked", "in_review", "done"),
      step("Eye test", "in_review", "failed"),
      step("Practical test", "testing", "open"),
    ],
    invoices: [invoice("paid", "420.00"), invoice("unpaid", "150.00")],
    actions: ["reject"],
    documents: [],
    identity_verified: true,
  };
  expect(blockersOf(input)).toEqual([
    { title: "School confirmed", href: undefined },
    { title: "Payment of GH₵150.00", href: "/extern/invoice/inv_1" },
  ]);
});

test("a step that an action records itself does not block it", () => {
  const handover = { ...step("Collected or delivered", "ready", "open"), step: "handover" as const };
  const input: Input = { status: "ready", steps: [handover], invoices: [], actions: ["hand_over"], ...cleared };
  expect(blockersOf(input)).toEqual([]);
  expect(titles({ ...input, actions: [] })).toEqual(["Collected or delivered"]);
});

test("an unverified identity and documents without a verdict block a decision [R-AUT-05]", () => {
  const document = (status: string, is_required = true) => ({ status, is_required }) as Input["documents"][number];
  const inputWith = (documents: Input["documents"], identity_verified = true): Input => ({
    driver: "drv_1",
    status: "in_review",
    steps: [],
    invoices: [],
    actions: [],
    documents,
    identity_verified,
  });
  expect(blockersOf(inputWith([], false))).toEqual([
    { title: "The applicant's identity is verified", href: "/desk/drv_1" },
  ]);
  expect(blockersOf(inputWith([document("accepted"), document("uploaded")]))).toEqual([
    { title: "All documents are accepted", href: "#documents" },
  ]);
  expect(blockersOf(inputWith([document("accepted"), document("missing", false)]))).toEqual([]);
  expect(blockersOf({ ...inputWith([document("uploaded")], false), status: "paid" })).toHaveLength(2);
  expect(blockersOf({ ...inputWith([document("uploaded")], false), status: "approved" })).toEqual([]);
});
