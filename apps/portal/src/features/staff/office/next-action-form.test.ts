import { rejectionGrounds } from "@kwan/domain/kinds";
import { expect, test } from "vitest";
import { questionsFor, readForm, schema } from "./next-action-form.ts";

type Input = Parameters<typeof questionsFor>[1];

const step = { step: "record_check", title: "Record checked", during: "in_review", by: "officer", state: "open" };
const application = { status: "in_review", steps: [step], documents: [], amount_paid: "0.00" } as unknown as Input;
const paid = { ...application, amount_paid: "330.00" };
const form = (fields: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};
const fieldsWithProblems = (...[data, ...rest]: Parameters<typeof readForm>) =>
  readForm(data, ...rest).problems.map(({ field }) => field);

test("a decision asks for the due results, and a rejection for its ground and reason [R-AUT-09]", () => {
  expect(questionsFor("approve", application)).toMatchObject({ steps: [step], mustPass: true, needsReason: false });
  expect(questionsFor("record", application)).toMatchObject({ steps: [step], mustPass: false });
  expect(questionsFor("reject", application)).toEqual({
    steps: [],
    mustPass: false,
    grounds: rejectionGrounds,
    needsReason: true,
    asksCollector: false,
    asksMoney: false,
  });
  expect(questionsFor(undefined, application)).toMatchObject({ steps: [], grounds: undefined, needsReason: false });
});

test("only a paid application that ends asks what happens to the money", () => {
  expect(questionsFor("reject", paid).asksMoney).toBe(true);
  expect(questionsFor("cancel", paid).asksMoney).toBe(true);
  expect(questionsFor("ask_for_more", paid).asksMoney).toBe(false);
});

test("the problems are in the order of the fields on the page", () => {
  expect(fieldsWithProblems(form({}), undefined, paid)).toEqual(["action"]);
  expect(fieldsWithProblems(form({}), "approve", paid)).toEqual(["result_record_check"]);
  expect(fieldsWithProblems(form({}), "reject", paid)).toEqual(["ground", "refund", "reason"]);
  const { success, error } = schema.safeParse(readForm(form({}), "reject", paid));
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path.join())).toEqual(["ground", "refund", "reason"]);
});

test("a card is handed over to somebody, by name and document, unless a courier takes it", () => {
  expect(fieldsWithProblems(form({}), "hand_over", application)).toEqual(["handed_to", "document_shown"]);
  const away = { ...application, delivery_location: "dlv_1" } as unknown as Input;
  expect(fieldsWithProblems(form({}), "hand_over", away)).toEqual([]);
  const other = { handed_to: "representative", document_shown: "passport" };
  expect(fieldsWithProblems(form(other), "hand_over", application)).toEqual(["receiver"]);
  expect(readForm(form({ ...other, receiver: "Kojo Addo" }), "hand_over", application).collector).toEqual({
    ...other,
    receiver: "Kojo Addo",
  });
});

test("a complete rejection has its ground, its reason and what happens to the money", () => {
  const [ground = ""] = rejectionGrounds;
  const answers = form({ ground, refund: "full", reason: "The licence was issued to another person." });
  expect(readForm(answers, "reject", paid)).toEqual({
    choice: "reject",
    ground,
    money: { refund: "full" },
    reason: "The licence was issued to another person.",
    recorded: [],
    problems: [],
  });
});
