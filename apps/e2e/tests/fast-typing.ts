import type { Locator, Page } from "playwright";

/** The answer to a field, as the server stores it. */
type Answer = string | boolean | readonly string[];
export type FastAnswers = Readonly<Record<string, Answer>>;

/** What has the keyboard focus in a form, and what must be typed there. */
interface Stop {
  readonly name: string;
  readonly kind: "text" | "select" | "radio" | "checkbox" | "country" | "button" | "other";
  readonly value: string;
  /** The part of a date. */
  readonly part: "day" | "month" | "year" | undefined;
  /** The values of a group of radio buttons, or the labels of a list by value. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly isLong: boolean;
}

/** Says which field the focus is in. Runs in the page. */
const readFocus = (): Stop => {
  const focused = document.activeElement as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null;
  const nothing = { name: "", value: "", part: undefined, options: [], isLong: false } as const;
  if (!focused || focused === (document.body as Element)) return { ...nothing, kind: "other" };
  if (focused instanceof HTMLButtonElement)
    return { ...nothing, kind: focused.type === "submit" ? "button" : "other", name: focused.textContent ?? "" };
  const part = focused.dataset.part as Stop["part"];
  const hidden = focused.parentElement?.parentElement?.querySelector<HTMLInputElement>("input[type=hidden][name]");
  if (part) return { ...nothing, kind: "text", part, name: hidden?.name ?? "" };
  if (focused.getAttribute("role") === "combobox") {
    const name = focused.parentElement?.querySelector<HTMLInputElement>("input[type=hidden][name]")?.name ?? "";
    return { ...nothing, kind: "country", name: name.replace(/_search$/, "") };
  }
  const { name, value, type } = focused;
  if (type === "radio") {
    const all = [...(focused.form?.elements ?? [])] as HTMLInputElement[];
    const options = all.filter((each) => each.name === name).map((each) => [each.value, ""] as const);
    return { ...nothing, kind: "radio", name, value, options };
  }
  if (type === "checkbox") return { ...nothing, kind: "checkbox", name, value };
  if (focused instanceof HTMLSelectElement) {
    const options = [...focused.options].map((each) => [each.value, each.text] as const);
    return { ...nothing, kind: "select", name, value, options };
  }
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return { ...nothing, kind: isField ? "text" : "other", name, value, isLong: focused instanceof HTMLTextAreaElement };
};

/** The keys that choose a radio button: Space checks the focused one, and each arrow key moves on by one. */
const radioKeys = ({ options, value }: Stop, answer: Answer): string[] => {
  const wanted = answer === true ? "yes" : answer === false ? "no" : String(answer);
  const [at, to] = [value, wanted].map((each) => options.findIndex(([option]) => option === each));
  return ["Space", ...Array.from({ length: (to ?? 0) - (at ?? 0) }, () => "ArrowDown")];
};

const partOf = (date: string, part: "day" | "month" | "year") => {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day: String(Number(day)), month: String(Number(month)), year }[part];
};

/**
 * Answers a form with the keyboard as fast as it can: nothing is waited for between two keys, except that Tab is pressed
 * until it leads to the next field. Then presses Enter immediately, in the last field or on the button.
 */
export async function answerFast(page: Page, answers: FastAnswers, countryNames: Readonly<Record<string, string>>) {
  const { keyboard } = page;
  const isOpen = new Set(Object.keys(answers));
  const done = (name: string) => isOpen.delete(name);
  for (let presses = 0; presses < 80; presses += 1) {
    await keyboard.press("Tab");
    const stop = await page.evaluate(readFocus);
    if (stop.kind === "button") {
      if (isOpen.size > 0) throw new Error(`The form does not ask for ${[...isOpen].join(", ")}.`);
      return keyboard.press("Enter");
    }
    const answer = answers[stop.name];
    if (answer === undefined) continue;
    if (stop.kind === "radio") for (const key of radioKeys(stop, answer)) await keyboard.press(key);
    else if (stop.kind === "checkbox") {
      if (String(answer).split(",").includes(stop.value)) await keyboard.press("Space");
    } else if (stop.kind === "select") {
      await keyboard.type(stop.options.find(([value]) => value === answer)?.[1] ?? "");
    } else if (stop.kind === "country") {
      for (const code of String(answer).split(",")) {
        await keyboard.type(countryNames[code] ?? code);
        // Enter takes the country that has been typed.
        await keyboard.press("Enter");
      }
    } else if (stop.part) {
      await keyboard.type(partOf(String(answer), stop.part));
      if (stop.part !== "year") continue;
    } else {
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(String(answer));
    }
    if (stop.kind !== "checkbox") done(stop.name);
    else if (String(answer).split(",").at(-1) === stop.value) done(stop.name);
    // Enter in the last field sends the form. In a long text it begins a new line.
    if (isOpen.size === 0 && !stop.isLong && stop.kind !== "country" && stop.kind !== "select")
      return keyboard.press("Enter");
  }
  throw new Error("80 times Tab did not lead through the form.");
}

/** The steps of the form by their state, as the page paints them. */
export const paintedSteps = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .getByRole("navigation", { name: /^Step \d+ of \d+/ })
      .locator("li")
      .evaluateAll((steps) =>
        steps.map((step) => [
          step.textContent?.replace(/, done$/, "") ?? "",
          (step as HTMLElement).dataset.state ?? "",
        ]),
      ),
  );

/** Makes each answer of the server come late, as on a slow mobile network. */
export async function slowNetwork(page: Page, milliseconds: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: milliseconds,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
}

/** Waits until the form shows one of its steps, and says which one. */
export async function nextStep(page: Page, after: string): Promise<string> {
  const heading: Locator = page.getByRole("heading", { level: 2 }).filter({ hasText: /^(Documents|Branch|Check)/ });
  await heading.filter({ hasNotText: after }).first().waitFor();
  return (await heading.first().textContent()) ?? "";
}
