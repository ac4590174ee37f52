import { expect, test } from "vitest";
import { decisionKinds } from "./decision-kinds.ts";
import { decisionRow, decisions, evidenceFor } from "./registry.ts";

test("each decision asks for evidence only on grounds that it has [R-AUT-02]", () => {
  for (const kind of decisionKinds) {
    const { evidence = [], grounds } = decisionRow(kind);
    for (const rule of evidence) for (const ground of rule.grounds ?? []) expect(grounds).toHaveProperty(ground);
  }
});

test("a licence is entered with its card or with a page of the register [R-AUT-02]", () => {
  expect(evidenceFor("enter_licence", "card_seen")).toEqual(["current_card"]);
  expect(evidenceFor("enter_licence", "old_register")).toEqual(["register_page"]);
  expect(evidenceFor("change_contact", "lost_sim")).toEqual(["identity_document"]);
  expect(evidenceFor("grant_role", "new_employee")).toEqual([]);
});

test("the names of the decisions are in the order of their table", () => {
  expect(decisionKinds).toEqual(Object.keys(decisions));
  expect(decisionKinds.map((kind) => decisionRow(kind).kind)).toEqual(decisionKinds);
});
