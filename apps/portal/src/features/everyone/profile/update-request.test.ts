import { describe, expect, it } from "vitest";
import { beforeAndAfter, changesIn, updateRequestIn } from "./update-request.ts";

const original = {
  first_name: "Ama",
  last_name: "Mensah",
  other_name: "Yaa",
  date_of_birth: "2001-02-28",
  nationality: { value: "GH", label: "Ghanaian" },
};

/** Returns a form with the recorded values, changed by the given answers. */
const formWith = (answers: Readonly<Record<string, string | File>> = {}): FormData => {
  const form = new FormData();
  const filled = {
    ...original,
    nationality: "GH",
    nationality_label: "Ghanaian",
    reason_for_change: "I got married",
    ...answers,
  };
  for (const [name, value] of Object.entries(filled)) form.set(name, value as string);
  return form;
};
const pdf = new File(["%PDF-1.7"], "document.pdf", { type: "application/pdf" });

describe("a update request", () => {
  it.each([
    ["nothing", {}, {}],
    ["a name that only has more spaces", { first_name: "  Ama " }, {}],
    ["a surname", { last_name: "Owusu" }, { last_name: "Owusu" }],
    ["a removed other name", { other_name: "" }, { other_name: "" }],
    ["a date of birth", { date_of_birth: "2001-02-27" }, { date_of_birth: "2001-02-27" }],
    [
      "a nationality",
      { nationality: "NG", nationality_label: "Nigerian" },
      { nationality: { value: "NG", label: "Nigerian" } },
    ],
    ["a nationality that was typed but not chosen", { nationality: "", nationality_label: "" }, {}],
  ])("contains %s [R-ENT-11]", (_, answers, expected) => {
    expect(changesIn(formWith(answers), original)).toEqual(expected);
  });

  it("sends the files that its changes need, and none that were chosen for an undone change [R-ENT-11] [R-ENT-05]", () => {
    const form = formWith({ last_name: "Owusu", affidavit: pdf, birth_cert: pdf, nationality_proof: new File([], "") });
    expect(updateRequestIn(form, original)).toEqual({
      last_name: "Owusu",
      reason_for_change: "I got married",
      affidavit: pdf,
    });
  });

  it("shows the values before and after each change as text [R-STA-06]", () => {
    const changes = { other_name: "", nationality: { value: "NG", label: "Nigerian" } };
    expect(beforeAndAfter(changes, original)).toEqual([
      { field: "other_name", label: "Other names", before: "Yaa", after: "" },
      { field: "nationality", label: "Nationality", before: "Ghanaian", after: "Nigerian" },
    ]);
  });
});
