import { expect, test } from "vitest";
import { applicationOf } from "../../../stories/application.ts";
import { whatChanged } from "./what-changed.ts";

const before = applicationOf("hazard-permit");
const [certificate, ...others] = before.documents;
const rejected = {
  at: "2026-11-23T10:00:00Z",
  action: "reject",
  from: "in_review",
  to: "rejected",
  by: "officer",
  name: "Kwesi Officer-Vale",
  reason: "The certificate is false.",
} as const;

test("nothing has changed if both readings are the same [R-AUT-11]", () => {
  expect(whatChanged(before, before)).toEqual([]);
});

test("the new status is said with the officer who changed it", () => {
  const after = { ...before, status: "rejected" as const, history: [...before.history, rejected] };
  expect(whatChanged(before, after)).toEqual(["Status: Rejected (Kwesi Officer-Vale)"]);
  const withoutName = { ...after, history: [...before.history, { ...rejected, name: null }] };
  expect(whatChanged(before, withoutName)).toEqual(["Status: Rejected"]);
});

test("steps and documents are named with their new state", () => {
  const after = {
    ...before,
    steps: before.steps.map((step) => (step.step === "document_check" ? { ...step, state: "done" as const } : step)),
    documents: [{ ...certificate, status: "accepted" } as NonNullable<typeof certificate>, ...others],
  };
  expect(whatChanged(before, after)).toEqual(["Documents checked: Done", `${certificate?.title}: Accepted`]);
});
