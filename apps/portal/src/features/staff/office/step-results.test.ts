import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServerTime } from "../../../session/server-clock.ts";
import { presetOf, readResults, resultWords } from "./step-results.ts";

beforeEach(() => {
  vi.setSystemTime("2026-11-24T09:00:00Z");
  noteServerTime(new Response(null, { headers: { date: "Tue, 24 Nov 2026 09:00:00 GMT" } }));
});
afterEach(() => vi.useRealTimers());

const steps = [
  { step: "record_check", title: "Record checked" },
  { step: "eye_test", title: "Eye test" },
] as Parameters<typeof readResults>[1];
const form = (values: Record<string, string | string[]>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) data.append(name, each);
  return data;
};
const eyes = { result_eye_test: "glasses", tested_on: "2026-11-24", centre: "Ridge", acuity: "" };
const anyway = { mustPass: false };

test("the results are read with what goes with them, and in words [R-ADD-03]", () => {
  const { recorded, problems } = readResults(form({ result_record_check: "done", ...eyes }), steps, { mustPass: true });
  expect(problems).toEqual([]);
  expect(recorded).toEqual([
    { step: "record_check", title: "Record checked", state: "done", words: "Record checked: No problems" },
    {
      step: "eye_test",
      title: "Eye test",
      state: "done",
      words: "Eye test: Passed with glasses",
      eye_test: { tested_on: "2026-11-24", centre: "Ridge", acuity: null, needs_glasses: true },
    },
  ]);
});

test.each([
  ["document_check", "No problems", "Problems found"],
  ["biometrics", "Taken", "Could not be taken"],
  ["authenticity_check", "Confirmed", "Not confirmed"],
  ["branch_acceptance", "Accepted", "Not accepted"],
  ["eye_test", "Passed, no glasses needed", "Failed"],
  ["practical_test", "Passed", "Failed"],
])("the results of %s are “%s” and “%s”", (step, done, failed) => {
  expect([resultWords(step, "done"), resultWords(step, "failed")]).toEqual([done, failed]);
});

test("a decision needs every step passed; recording alone needs one result", () => {
  const answers = form({ result_record_check: "failed", note_record_check: "Another name.", result_eye_test: "later" });
  const fields = readResults(answers, steps, { mustPass: true }).problems.map(({ field }) => field);
  expect(fields).toEqual(["result_record_check", "result_eye_test"]);
  const { recorded, problems } = readResults(answers, steps, anyway);
  expect(problems).toEqual([]);
  expect(recorded).toMatchObject([{ step: "record_check", state: "failed", note: "Another name." }]);
  expect(readResults(form({}), steps, anyway).problems).toMatchObject([{ field: "result_record_check" }]);
});

test("an eye test needs a date that has come and a centre, and a failed one says whether glasses are needed", () => {
  const failed = form({ ...eyes, result_eye_test: "failed", tested_on: "2026-11-25", centre: " " });
  const fields = readResults(failed, steps, anyway).problems.map(({ field }) => field);
  expect(fields).toEqual(["tested_on", "needs_glasses", "centre"]);
});

test("a practical test that is passed needs a score from the pass mark on", () => {
  const drive = [{ step: "practical_test", title: "Practical test" }] as typeof steps;
  const read = (result_practical_test: string, score: string) =>
    readResults(form({ result_practical_test, tested_on: "2026-11-24", score }), drive, anyway);
  for (const score of ["", "69", "101", "7x"]) expect(read("done", score).problems, score).toHaveLength(1);
  expect(read("done", "70").recorded).toMatchObject([{ practical_test: { score: 70 } }]);
  expect(read("failed", "").recorded).toMatchObject([{ state: "failed", practical_test: { score: null } }]);
});

test("the classes of a foreign licence are read with its confirmation", () => {
  const foreign = [{ step: "authenticity_check", title: "Foreign licence confirmed" }] as typeof steps;
  const answers = form({ result_authenticity_check: "done", classes: ["B", "C"] });
  expect(readResults(answers, foreign, anyway).recorded).toMatchObject([{ classes: ["B", "C"] }]);
});

test.each([
  ["record_check", "done", "done"],
  ["record_check", "later", "later"],
  ["eye_test", "done", "later"],
  ["biometrics", "done", undefined],
  ["biometrics", "later", "later"],
] as const)("for %s, where checks have “%s”, “%s” is chosen beforehand [R-ADD-03]", (step, usual, preset) => {
  expect(presetOf(step, usual)).toBe(preset);
});
