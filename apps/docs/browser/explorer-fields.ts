import type { ExplorerCall, ExplorerField } from "../src/pages/explorer.tsx";

const queryIn = <E extends HTMLElement>(root: HTMLElement, selector: string): E => {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`The explorer has no ${selector}.`);
  return element;
};

/** The parts of the explorer's page. */
export const partsOf = (root: HTMLElement) => ({
  begin: queryIn<HTMLFormElement>(root, "[data-begin]"),
  complete: queryIn<HTMLFormElement>(root, "[data-complete]"),
  token: queryIn<HTMLFormElement>(root, "[data-token]"),
  state: queryIn<HTMLElement>(root, "[data-state]"),
  call: queryIn<HTMLFormElement>(root, "[data-call]"),
  choice: queryIn<HTMLSelectElement>(root, "[name=call]"),
  address: queryIn<HTMLElement>(root, "[data-address]"),
  fields: queryIn<HTMLElement>(root, "[data-fields]"),
  refusal: queryIn<HTMLElement>(root, "[data-refusal]"),
  answer: queryIn<HTMLElement>(root, "[data-answer]"),
  status: queryIn<HTMLElement>(root, "[data-status]"),
  body: queryIn<HTMLElement>(root, "[data-body]"),
});
export type Parts = ReturnType<typeof partsOf>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a copy of one of the templates in the page, which the kit's styles cover. */
function copyOf(name: "input" | "select" | "body"): { label: HTMLElement; control: Control } {
  const template = document.querySelector<HTMLTemplateElement>(`[data-template="${name}"]`);
  const label = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  return { label, control: queryIn(label, "input, select, textarea") };
}

function fieldFor({ name, required, hint, example, values, in: place }: ExplorerField): HTMLElement {
  const { label, control } = copyOf(values.length > 0 ? "select" : "input");
  queryIn(label, "[data-label]").textContent = required ? name : `${name} (optional)`;
  queryIn(label, "[data-hint]").textContent = hint;
  for (const value of values) (control as HTMLSelectElement).append(new Option(value));
  control.name = name;
  control.required = required;
  control.dataset.in = place;
  // An optional value is only an example, and what most people want is the whole list.
  if (required) control.value = example;
  return label;
}

/** Shows the fields of a call, filled with its example. */
export function showFields(box: HTMLElement, { fields, body }: ExplorerCall): void {
  box.replaceChildren(...fields.map(fieldFor));
  if (body === undefined) return;
  const { label, control } = copyOf("body");
  control.value = body;
  box.append(label);
}

/** Returns the path, headers and body of a call with the values that somebody has entered. */
export function valuesOf(box: HTMLElement, call: ExplorerCall) {
  const controls = [...box.querySelectorAll<Control>("[data-in]")].filter(({ value }) => value !== "");
  const valuesIn = (place: string) => controls.filter(({ dataset }) => dataset.in === place);
  const query = new URLSearchParams(valuesIn("query").map(({ name, value }) => [name, value]));
  const path = valuesIn("path").reduce(
    (text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)),
    call.path,
  );
  const body = box.querySelector<HTMLTextAreaElement>("textarea")?.value;
  return {
    path: query.size > 0 || String(query) ? `${path}?${query}` : path,
    headers: Object.fromEntries(valuesIn("header").map(({ name, value }) => [name, value])),
    ...(body !== undefined && { body }),
  };
}
