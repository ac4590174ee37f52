import type { Locator, Page } from "playwright";

/**
 * Returns a generator of random numbers. The same seed always produces the same numbers, so that a failure can be
 * repeated.
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Types as people do: letter by letter, and sometimes with a wrong letter that is then deleted. */
async function typeLikeAPerson(field: Locator, text: string, random: () => number): Promise<void> {
  for (const letter of text) {
    if (random() < 0.15) {
      await field.press("x");
      await field.press("Backspace");
    }
    await field.press(letter === " " ? "Space" : letter);
  }
}

/** Types a date into its three fields, moving from one to the next with Tab. */
async function typeDate(page: Page, group: Locator, date: string, random: () => number): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  await group.getByLabel("Day").focus();
  for (const part of [String(Number(day)), String(Number(month)), year]) {
    await typeLikeAPerson(page.locator(":focus"), part, random);
    await page.keyboard.press("Tab");
  }
}

const words = ["Kente-cloth 12", "Osu", "Ring Road", "It fell into the lagoon at Keta", "Makola market"];

/** Fills in a field of any type, or changes it if it is already filled in. */
export async function fillField(page: Page, field: Locator, random: () => number): Promise<void> {
  const kind = await field.evaluate((element) => {
    if (element.tagName === "FIELDSET") {
      if (element.querySelector("[data-part]")) return "date";
      if (element.querySelector("[role=combobox]")) return "countries";
      return element.querySelector("[type=radio]") ? "radio" : "checkbox";
    }
    if (element.tagName === "SELECT") return "select";
    return element.getAttribute("role") === "combobox" ? "combobox" : "text";
  });
  const pick = (count: number) => Math.floor(random() * count);
  if (kind === "date") return typeDate(page, field, `20${20 + pick(9)}-${1 + pick(9)}-${10 + pick(18)}`, random);
  if (kind === "radio" || kind === "checkbox") {
    const options = field.locator("input");
    await options.nth(pick(await options.count())).check();
    return;
  }
  if (kind === "select") {
    await field.selectOption({ index: 1 + pick((await field.locator("option").count()) - 1) });
    return;
  }
  const box = kind === "countries" ? field.getByRole("combobox") : field;
  if (kind === "combobox" || kind === "countries") {
    await box.press("ControlOrMeta+a");
    await typeLikeAPerson(box, ["Tog", "Beni", "Gha"][pick(3)] ?? "Tog", random);
    await page.getByRole("option").first().waitFor();
    await box.press("ArrowDown");
    await box.press("Enter");
    return;
  }
  await field.press("ControlOrMeta+a");
  await typeLikeAPerson(field, words[pick(words.length)] ?? "Osu", random);
}

/** Selects every field in a form, in order. A group of radio buttons, checkboxes or date parts counts as one field. */
export const fieldsOf = (form: Locator): Locator =>
  form.locator(
    ":is(fieldset:not(:has(fieldset)), input:not([type=hidden]):not([type=file]), select, textarea):not(fieldset:not(:has(fieldset)) *):not([aria-label='Country code']):not(fieldset:has(fieldset))",
  );

/** Returns the answers in a form as a person sees them. */
export const stateOf = (form: Locator): Promise<string[]> =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>("input:not([type=file]), select, textarea")]
      // The search field of a long list is not an answer.
      .filter(({ name }) => !name.endsWith("_search"))
      .map(({ type, name, value, checked, dataset }) => {
        const state = type === "radio" || type === "checkbox" ? `${value} ${checked}` : value;
        // A day typed as 02 is later shown as 2.
        return `${name || dataset.part || ""}: ${dataset.part ? state.replace(/^0/, "") : state}`;
      }),
  );
