import * as kit from "@kwan/ui";
import { createRef } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fieldRows } from "./field-rows.tsx";
import { otherRows } from "./rows.tsx";
import { clear, sentBy, settled, show } from "./stage.tsx";

afterEach(clear);

const rows = [...fieldRows, ...otherRows];
const taking = (name: keyof (typeof rows)[number]["takes"]) => rows.filter(({ takes }) => takes[name]);

/** Everything that a person can type into, choose from or press. */
const controls = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>("input:not([type=hidden]), select, textarea, button")].filter(
    (each) => !each.closest("dialog"),
  );

test("every component of the kit has a row [R-UIK-01]", () => {
  const components = Object.entries(kit).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function");
  expect(rows.map(({ component }) => component).sort()).toEqual(components.map(([name]) => name).sort());
});

describe.each(rows)("$component", ({ takes, render }) => {
  test.runIf(takes.className)("gives its class name and its style to the same element", async () => {
    const page = await show(render({ className: "own", style: { scrollMarginTop: "7px" } }));
    const own = page.querySelectorAll<HTMLElement>(".own");
    expect(own).toHaveLength(1);
    expect(own[0]?.style.scrollMarginTop).toBe("7px");
  });

  test.runIf(takes.ref)("gives its element to the ref", async () => {
    const ref = createRef<Element>();
    await show(render({ ref }));
    expect(ref.current).toBeInstanceOf(Element);
  });

  test.runIf(takes.id)("has its ID", async () => {
    const ref = createRef<Element>();
    const page = await show(render({ id: "own", ...(takes.ref && { ref }) }));
    expect(page.querySelectorAll("#own")).toHaveLength(1);
    if (takes.ref && takes.name) expect(page.querySelector("#own")).toBe(ref.current);
  });
});

describe.each(taking("form"))("$component", ({ render, sends }) => {
  const inForm = (form: string) => (
    <>
      <form id="one">{render({ name: "answer", form })}</form>
      <form id="other" />
    </>
  );

  test("belongs to the form of its `form`, and sends its answer under its name", async () => {
    const page = await show(inForm("other"));
    for (const control of controls(page).filter((each) => each.hasAttribute("name")))
      expect((control as HTMLInputElement).form?.id).toBe("other");
    expect(sentBy("one", "answer")).toEqual([]);
    if (sends) expect(sentBy("other", "answer")).toEqual(sends);
  });
});

describe.each(taking("disabled"))("$component", ({ render, sends }) => {
  test("can be disabled, and sends nothing then", async () => {
    const page = await show(<form id="one">{render({ name: "answer", disabled: true })}</form>);
    expect(controls(page).length).toBeGreaterThan(0);
    for (const control of controls(page)) expect(control.matches(":disabled")).toBe(true);
    if (sends) expect(sentBy("one", "answer")).toEqual([]);
  });
});

describe.each(taking("readOnly"))("$component", ({ render, sends }) => {
  test("cannot be changed while it is read-only", async () => {
    const page = await show(<form id="one">{render({ name: "answer", readOnly: true })}</form>);
    for (const control of controls(page).filter((each) => !each.matches(":disabled"))) {
      if (control instanceof HTMLSelectElement) {
        // Some lists get their options when they are used.
        control.focus();
        await settled();
        const other = [...control.options].find(({ value }) => value !== control.value);
        if (other) await userEvent.selectOptions(control, other);
        continue;
      }
      await userEvent.click(control);
      await userEvent.keyboard("9{ArrowDown}{Enter}{ArrowUp}{Escape}{Escape}{Backspace}");
    }
    expect(sentBy("one", "answer")).toEqual(sends);
  });
});
