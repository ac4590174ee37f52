import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clear, sentBy, settled, show } from "./stage.tsx";
import { valueRows } from "./value-rows.tsx";

const consoleError = vi.spyOn(console, "error");

beforeEach(() => {
  consoleError.mockClear();
});

afterEach(() => {
  // React reports a control that changes between controlled and uncontrolled, or that cannot be changed.
  expect(consoleError).not.toHaveBeenCalled();
  clear();
});

/** What a person sees in the controls of the page. */
const seen = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select, textarea")].map(
    (control) => (control.matches("[type=checkbox], [type=radio]") ? control.matches(":checked") : control.value),
  );

const reset = async (page: HTMLElement) => {
  page.querySelector("form")?.reset();
  await settled();
};

describe.each(valueRows)("$component", ({ render, first, second, none, change, staysAhead }) => {
  const inForm = (props: Parameters<typeof render>[0], key: string) => (
    <form id="form" key={key}>
      {render(props)}
    </form>
  );
  /** What is sent and seen for each answer, as the default of an uncontrolled control. */
  const expected = async (answer: unknown) => {
    const page = await show(inForm({ defaultValue: answer }, JSON.stringify(answer)));
    return { sent: sentBy("form", "answer"), seen: seen(page) };
  };
  const now = (page: HTMLElement) => ({ sent: sentBy("form", "answer"), seen: seen(page) });

  test("keeps its own value, and returns to the default when the form is reset", async () => {
    const before = await expected(first);
    const onValueChange = vi.fn();
    const page = await show(inForm({ defaultValue: first, onValueChange }, "own"));
    expect(now(page)).toEqual(before);
    await change(page);
    expect(onValueChange.mock.lastCall?.[0]).toEqual(second);
    expect(now(page).sent).toEqual((await expected(second)).sent);
    const again = await show(inForm({ defaultValue: first }, "reset"));
    await change(again);
    expect(now(again)).not.toEqual(before);
    await reset(again);
    expect(now(again)).toEqual(before);
  });

  test("shows the caller's value, also if that is none [R-UIK-01]", async () => {
    const answers = [first, second, none, first] as const;
    const wanted: Awaited<ReturnType<typeof expected>>[] = [];
    for (const answer of answers) wanted.push(await expected(answer));
    for (const [index, answer] of answers.entries()) {
      const page = await show(inForm({ value: answer, onValueChange: () => {} }, "controlled"));
      expect(now(page)).toEqual(wanted[index]);
      await reset(page);
      expect(now(page), "after a reset").toEqual(wanted[index]);
    }
  });

  test("asks the caller for each change", async () => {
    const before = await expected(first);
    const { sent } = await expected(second);
    const onValueChange = vi.fn();
    const page = await show(inForm({ value: first, onValueChange }, "kept"));
    await change(page);
    await settled();
    expect(onValueChange.mock.lastCall?.[0]).toEqual(second);
    if (!staysAhead) expect(now(page)).toEqual(before);
    await show(inForm({ value: second, onValueChange }, "kept"));
    // A person may have spelled the answer in another way, and it stays so.
    expect(now(page).sent).toEqual(sent);
    await show(inForm({ value: none, onValueChange }, "kept"));
    expect(now(page)).toEqual(await expected(none));
  });
});
