import { describe, expect, it } from "vitest";
import { type Answers, firstOpenStep, readAnswers, stepAfter } from "./new-profile.ts";

const whole: Answers = {
  identity: {
    first_name: "Ama",
    last_name: "Mensah",
    other_name: "",
    id_type: "ghana_card",
    id_number: "gha 123456789 0",
  },
  birth: { date_of_birth: "2001-02-28", sex: "female", nationality: { value: "GH", label: "Ghanaian" } },
  contact: { phone_number: "+233244123456", email: "" },
  address: { digital_address: "ga1838164", city: "Accra", country: "Ghana", street_name: "", town: "" },
};

describe("a new profile", () => {
  it.each([
    ["identity", {}],
    ["birth", { identity: whole.identity }],
    ["contact", { identity: whole.identity, birth: whole.birth }],
    ["address", { ...whole, address: { city: "", country: "Ghana" } }],
    ["identity", { ...whole, identity: { ...whole.identity, id_type: "passport" } }],
    [undefined, whole],
  ] as const)("continues at %s, whatever the address [R-RTE-03]", (expected, answers) => {
    expect(firstOpenStep(answers as Answers)).toBe(expected);
    expect(readAnswers(answers as Answers) === undefined).toBe(expected !== undefined);
  });

  it.each([
    ["birth", { contact: whole.contact }, { contact: whole.contact, birth: whole.birth }, "contact"],
    ["address", { ...whole, address: {} }, whole, "check"],
    ["identity", whole, whole, "check"],
    ["address", { address: whole.address }, { address: whole.address }, "identity"],
  ] as const)(
    "continues after %s in the order of the steps, and returns to the summary after a change",
    (step, before, now, expected) => {
      expect(stepAfter(step, before as Answers, now as Answers)).toBe(expected);
    },
  );

  it("is sent with normalised numbers, and without answers that were not given [R-RTE-03]", () => {
    const read = readAnswers(whole);
    expect(read?.identification).toEqual({ id_type: "ghana_card", id_number: "GHA-123456789-0" });
    expect(read?.driver.address).toMatchObject({ digital_address: "GA-183-8164", post_code: "GA-183" });
    expect(read?.driver).toMatchObject({
      first_name: "Ama",
      sex: "female",
      email: null,
      phone_number: "+233244123456",
    });
  });
});
