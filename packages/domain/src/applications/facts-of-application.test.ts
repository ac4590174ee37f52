import { expect, it } from "vitest";
import { kinds } from "../kinds/registry.ts";
import type { KindRow } from "../kinds/row.ts";
import { type ApplicationOnRecord, factsOfApplication } from "./facts-of-application.ts";

const draft: ApplicationOnRecord = {
  status: "draft",
  tier: "standard",
  is_delivered: false,
  details: {},
  steps: [],
  invoices: [],
  uploads: [],
  is_id_verified: false,
  is_begun: false,
};
const facts = (kind: keyof typeof kinds, more: Partial<ApplicationOnRecord> = {}) =>
  factsOfApplication(kinds[kind] as unknown as KindRow, { ...draft, ...more }, "2026-11-21");

it("a draft owes what its submission will cost, and a submitted application what its invoices ask for [R-ADD-03]", () => {
  expect(facts("drivers-renewal").owes).toBe(true);
  expect(facts("old-drivers-license-replacement").owes).toBe(false);
  expect(facts("drivers-renewal", { status: "paid" }).owes).toBe(false);
  const invoices = [{ due: "before_production", attempt: null, status: "unpaid" }] as const;
  expect(facts("amendment", { status: "approved", invoices }).owes).toBe(true);
});

it("tests and the review are done when all their steps are [R-ADD-03]", () => {
  const step = (name: string, state: string) => ({ step: name, state });
  const steps = [step("document_check", "done"), step("practical_test", "open"), step("theory_road_sign", "done")];
  expect(facts("proficiency-test", { steps })).toMatchObject({
    has_tests: true,
    tests_passed: false,
    review_done: true,
    is_examined: true,
  });
  expect(facts("proficiency-test", { steps: steps.map(({ step: name }) => step(name, "done")) }).tests_passed).toBe(
    true,
  );
  expect(facts("drivers-renewal", { steps: [step("record_check", "open")] })).toMatchObject({
    has_tests: false,
    tests_passed: false,
    review_done: false,
    is_examined: false,
  });
});

it("documents are reviewed when every required one is accepted, and identity counts for people [R-ADD-03]", () => {
  const file = { document: "damaged_card_photo", uploaded_at: "2026-11-21T09:00:00Z", reviewed_at: null } as const;
  const uploaded = facts("lost-damaged-license", { uploads: [{ ...file, status: "uploaded" }] });
  expect(uploaded).toMatchObject({ documents_reviewed: false, identity_verified: false, is_printed: true });
  const accepted = { uploads: [{ ...file, status: "accepted" as const }], is_id_verified: true, is_begun: true };
  expect(facts("lost-damaged-license", accepted)).toMatchObject({
    documents_reviewed: true,
    identity_verified: true,
    is_begun: true,
  });
  expect(facts("license-revocation").identity_verified).toBe(true);
});
