import { find, pointOf, type Target } from "./in-page.ts";
import type { Tab } from "./tab.ts";

const patience = 20_000;
const pause = () => new Promise((done) => setTimeout(done, 100));

/** A person's actions on a page. They are the same in every engine. */
export type Hands = ReturnType<typeof handsOn>;

export function handsOn(tab: Tab, baseUrl: string) {
  /** Repeats a query until it returns a value. A page that is being replaced returns none. */
  async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
    let cause: unknown;
    for (const end = Date.now() + patience; Date.now() < end; await pause()) {
      try {
        const answer = await ask();
        if (answer !== undefined && answer !== null && answer !== false) return answer;
      } catch (error) {
        cause = error;
      }
    }
    const text = await tab.run<string>(
      "location.pathname + ' ' + (document.querySelector('main') || document.body).innerText.slice(0, 1500)",
    );
    throw new Error(`${what} was not there after ${patience / 1000} s. The page shows: ${text}`, { cause });
  }

  const expressionFor = (target: Target) => `(${find})(${JSON.stringify(target)})`;
  const field = (name: string, group?: string): Target => ({ kind: "field", name, group });
  const button = (name: string, group?: string): Target => ({ kind: "button", name, group });

  /** Presses a target as soon as it stops moving. */
  async function press(target: Target) {
    let before = "";
    const point = await until(`"${target.name}"`, async () => {
      const now = await tab.run<{ x: number; y: number } | null>(`(${pointOf})(${expressionFor(target)}) || null`);
      const stays = now !== null && JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return stays ? now : undefined;
    });
    await tab.click(point.x, point.y);
  }

  const see = (text: string) =>
    until(`"${text}"`, () =>
      tab.run<boolean>(`document.body.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(text)})`),
    );

  return {
    see,
    go: (path: string) => tab.go(new URL(path, baseUrl).href),
    press: (name: string, group?: string) => press(button(name, group)),
    /** Waits until the URL has this path. */
    arrive: (path: string) => until(path, () => tab.run<boolean>(`location.pathname === ${JSON.stringify(path)}`)),
    /** Waits until some text has disappeared. */
    lose: (text: string) =>
      until(`The end of "${text}"`, () =>
        tab.run<boolean>(`!document.body.innerText.includes(${JSON.stringify(text)})`),
      ),
    /** Waits for a field and returns its value. */
    read: (name: string) => until(name, () => tab.run<string>(`(${expressionFor(field(name))})[0].value`)),
    /** Replaces the value of a field. */
    async fill(name: string, text: string, group?: string) {
      const target = field(name, group);
      await press(target);
      await tab.run(`(${expressionFor(target)})[0].select()`);
      await tab.type(text);
      const bare = JSON.stringify(text.replace(/\s/g, ""));
      await until(`"${text}" in "${name}"`, () =>
        tab.run(`(${expressionFor(target)})[0].value.replace(/\\s/g, "") === ${bare}`),
      );
    },
    /** Selects a radio button or a checkbox. */
    async choose(name: string, group?: string) {
      const target = field(name, group);
      await press(target);
      await until(`The choice of "${name}"`, () => tab.run<boolean>(`(${expressionFor(target)})[0].checked`));
    },
    /** Chooses an option in a list. The list is not pressed, because each engine opens it differently. */
    async select(name: string, option: string) {
      const list = expressionFor(field(name));
      const choice = `[...(${list})[0].options].filter(({ text }) => text === ${JSON.stringify(option)})[0]`;
      await until(`"${option}"`, () => tab.run<boolean>(`(${choice}).selected = true`));
      await tab.run(`(${list})[0].dispatchEvent(new Event("change", { bubbles: true })) && null`);
    },
    async upload(name: string, file: string) {
      const input = expressionFor(field(name));
      await until(name, () => tab.run<boolean>(`(${input}).length > 0`));
      await tab.attach(`(${input})[0]`, file);
    },
    /** Enters a code and submits the form. */
    async enterCode(code: string) {
      const input = expressionFor(field("6-digit code"));
      await until("6-digit code", () => tab.run<boolean>(`(${input}).length > 0`));
      await press(field("6-digit code"));
      await tab.type(code);
      const send = `(${input}).slice(0, 1).forEach(({ form }) => form.querySelector("[type=submit]").click())`;
      await tab.run(send).catch(() => undefined);
    },
    /** Waits until the service worker for offline use controls the page. */
    untilKept: () => until("The service worker", () => tab.run<boolean>("navigator.serviceWorker.controller !== null")),
  };
}
