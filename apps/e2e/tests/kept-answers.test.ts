import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { journeys } from "./browser.ts";
import { newLearner } from "./log-in-by-api.ts";
import { callsOf, officersBranch, withProfile } from "./people.ts";
import { fieldsOf, fillField, randomFrom, stateOf } from "./typing.ts";

const { baseUrl, open } = journeys();
/**
 * The services in the specification for which people can apply in the portal. The remaining service has no form,
 * because the office applies for it.
 */
const forms = [
  "learners-license",
  "license-application",
  "license-application/commercial",
  "drivers-renewal",
  "expired-drivers-license-replacement",
  "foreign-license-conversion",
  "international-driving-permit",
  "center-change",
  "lost-damaged-license",
  "lost-damaged-license/lost",
  "old-drivers-license-replacement",
  "upgrading-drivers-license",
  "learners-license-renewal",
  "hazard-permit",
  "hazard-permit/renew",
  "amendment",
  "proficiency-test",
  "additional-class",
];

/** Something that interrupts a person between two fields. */
type Moment = (page: Page) => Promise<void>;

const reload: Moment = async (page) => void (await page.reload());

/** Goes to another page in the browser's history and back again. */
const back: Moment = async (page) => {
  await page.evaluate(() => history.pushState({}, "", "/account"));
  await page.goBack();
  await page.reload();
};

/** Loses the network for a moment, and reloads once it is back. */
const offline: Moment = async (page) => {
  await page.context().setOffline(true);
  await page.waitForTimeout(50);
  await page.context().setOffline(false);
  await page.reload();
};

const moments = [reload, back, offline];

/**
 * Fills in a form as a person would, with interruptions at random moments that the seed determines, and expects all the
 * typed text to still be there. The form is read again before each field, because some fields only appear after an
 * answer.
 */
async function fillInWithInterruptions(page: Page, form: () => Locator, seed: number): Promise<number> {
  const random = randomFrom(seed);
  let interrupted = 0;
  await form().waitFor();
  for (let index = 0; index < (await fieldsOf(form()).count()); index++) {
    await fillField(page, fieldsOf(form()).nth(index), random);
    if (random() > 0.45) continue;
    const before = await stateOf(form());
    await (moments[Math.floor(random() * moments.length)] ?? reload)(page);
    await form().waitFor();
    await expect.poll(() => stateOf(form()), { timeout: 5_000 }).toEqual(before);
    interrupted++;
  }
  const atTheEnd = await stateOf(form());
  await page.reload();
  await form().waitFor();
  await expect.poll(() => stateOf(form()), { timeout: 5_000 }).toEqual(atTheEnd);
  return interrupted + 1;
}

test("there is a form for each kind that people can apply for", async () => {
  const login = await withProfile(baseUrl);
  const { results = [] } = await callsOf(baseUrl, login)(
    "GET",
    `/learner/driver/${login.driver}/services/available/?limit=100`,
  );
  expect(results.map(({ kind }) => kind)).toEqual(forms);
});

test.each(forms)(
  "every keystroke in the form of %s survives reload, Back and a lost connection, and is on the server [R-ADD-07]",
  { timeout: 60_000 },
  async (kind) => {
    // Only one application for a first licence may be open at a time, so each form has a person of its own.
    const login = await withProfile(baseUrl);
    const call = callsOf(baseUrl, login);
    const { id = "" } = await call("POST", `/service/${kind}/`, {});
    const page = await open(`/services/add?${new URLSearchParams({ kind, draft: id, step: "details" })}`, {
      as: login,
    });
    const form = () => page.getByRole("form", { name: "Details" });
    await fillInWithInterruptions(page, form, 2026 + forms.indexOf(kind));
    await page.getByText("Your answers are saved. You can continue later, on any device.").first().waitFor();
    // Answers that the page says are saved must be on the server, so that another device shows them too.
    const state = await stateOf(form());
    const other = await open(page.url(), { as: login });
    await other.getByRole("form", { name: "Details" }).waitFor();
    await expect.poll(() => stateOf(other.getByRole("form", { name: "Details" }))).toEqual(state);
    const { details } = (await call("GET", `/service/${kind.split("/")[0]}/${id}/`)) as unknown as { details: object };
    expect(Object.keys(details).length).toBeGreaterThan(0);
    expect(Object.values(details)).not.toContain("");
  },
);

test("every keystroke in the branch and delivery of an application is kept [R-ADD-07]", {
  timeout: 60_000,
}, async () => {
  const login = await withProfile(baseUrl);
  const call = callsOf(baseUrl, login);
  const kind = "lost-damaged-license";
  const { id = "" } = await call("POST", `/service/${kind}/`, { branch: await officersBranch(call) });
  const page = await open(`/services/add?${new URLSearchParams({ kind, draft: id, step: "branch" })}`, { as: login });
  const form = () => page.getByRole("form", { name: "Branch and delivery" });
  await page.getByLabel("Deliver it to me").check();
  await form().getByLabel("Name of the recipient").waitFor();
  const random = randomFrom(7);
  for (const name of ["recipient", "digital_address", "street_name", "town", "city", "region", "landmark"]) {
    await fillField(page, form().locator(`[name=${name}]`), random);
    const before = await stateOf(form());
    await page.reload();
    await form().getByLabel("Name of the recipient").waitFor();
    await expect.poll(() => stateOf(form())).toEqual(before);
  }
});

test("every keystroke in a new profile is kept, in every step [R-RTE-03]", { timeout: 60_000 }, async () => {
  const login = await newLearner(baseUrl);
  const page = await open("/profile/add", { as: login });
  const steps = ["Who you are", "Birth and nationality", "Your contact details", "Where you live"];
  const answers: readonly (readonly [label: string, text: string])[][] = [
    [["ID number", "GHA-123456789-1"]],
    [],
    [],
    [["City", "Accra"]],
  ];
  for (const [index, step] of steps.entries()) {
    const form = () => page.getByRole("form", { name: step });
    await fillInWithInterruptions(page, form, 40 + index);
    // A second tab shows the same answers.
    const state = await stateOf(form());
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect.poll(() => stateOf(tab.getByRole("form", { name: step }))).toEqual(state);
    await tab.close();
    await correct(page, step, answers[index] ?? []);
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "Create my profile" }).waitFor();
});

test.each([
  ["address", "Where you live"],
  ["identification", "ID"],
  ["identity", "Names, date of birth and nationality"],
])(
  "every keystroke in the change of a profile (%s) is kept, also in a second tab [R-RTE-02]",
  { timeout: 60_000 },
  async (part, name) => {
    const login = await withProfile(baseUrl);
    const page = await open(`/profile/edit?part=${part}`, { as: login });
    const form = (of: Page = page) => of.getByRole("form", { name });
    await fillInWithInterruptions(page, form, 60 + part.length);
    const state = await stateOf(form());
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await expect.poll(() => stateOf(form(tab))).toEqual(state);
    // "Cancel" discards the draft, so the form shows the record again.
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.goto(`/profile/edit?part=${part}`);
    await form().waitFor();
    expect(await stateOf(form())).not.toEqual(state);
  },
);

/** Replaces the random answers with answers that the step's rules accept. */
async function correct(page: Page, step: string, answers: readonly (readonly [string, string])[]): Promise<void> {
  const form = page.getByRole("form", { name: step });
  for (const [label, text] of answers) await form.getByLabel(label, { exact: true }).fill(text);
  if (step === "Who you are") {
    await form.getByLabel("Ghana Card", { exact: false }).first().check();
    for (const label of ["First name", "Surname", "Other names"]) await form.getByLabel(label).fill("Esi");
  }
  if (step === "Birth and nationality") {
    for (const [part, text] of [
      ["Day", "28"],
      ["Month", "2"],
      ["Year", "2001"],
    ] as const)
      await form.getByLabel(part).fill(text);
    await form.getByLabel("Female", { exact: true }).check();
  }
  if (step === "Your contact details") await form.getByLabel("Email address").fill("");
  if (step === "Where you live") {
    await form.getByLabel("Digital address").fill("");
    await form.getByLabel("Country").fill("Ghana");
  }
}
