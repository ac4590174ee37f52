import type { Page } from "playwright";
import type { Who, World } from "./world.ts";

export type Act = (page: Page, world: World) => Promise<unknown>;

/** A screen in one of its states. */
export type Screen = {
  /** The name of the screen and its screenshots. */
  name: string;
  /** The person who is logged in. Nobody by default. */
  as?: Who;
  path: string | ((world: World) => string);
  /** The name of the page, which is the first part of its title. */
  title: string;
  /** Runs before the page is opened. */
  before?: Act;
  /** Performs the actions that put the open page into the state to be shown. */
  act?: Act;
  /** Text that is visible once the page is in this state. */
  shows?: string | RegExp;
  /** Whether to show the loading state. If so, responses never arrive. */
  isLoading?: true;
  /** Whether several parts fail at different times. Each error message can then move the content below it. */
  failsInParts?: true;
  /**
   * Whether the page may move once. A prerendered page does when its script adds the data that is stored in this tab.
   */
  movesOnce?: true;
  /** Whether the page has the service worker for offline use. */
  worker?: true;
};

/** Screens that belong together, in the order in which people use them. */
export type Rows = { group: string; screens: readonly Screen[] };

/** Presses the buttons with exactly these names, one after the other. */
export const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names)
      await page
        .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
        .first()
        .click();
  };

export const check =
  (label: string): Act =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().check();

/** Fills in fields by their labels. */
export const fill =
  (answers: Readonly<Record<string, string>>): Act =>
  async (page) => {
    for (const [label, answer] of Object.entries(answers))
      await page.getByLabel(label, { exact: true }).first().fill(answer);
  };

/** Runs actions one after the other. */
export const steps =
  (...acts: readonly Act[]): Act =>
  async (page, world) => {
    for (const act of acts) await act(page, world);
  };

/** Replaces the server's response to the calls whose URLs match this pattern. */
export const answering =
  (calls: string, status: number, body: object): Act =>
  (page) =>
    page.route(calls, (route) =>
      route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
    );

/**
 * Makes the calls whose URLs match this pattern fail, with a status that the client does not retry, so that the error
 * is shown sooner.
 */
export const breaking = (calls: string): Act =>
  answering(calls, 501, {
    detail: "Sorry, something went wrong. Try again. If it keeps happening, report the request ID to us.",
    code: "internal",
    request_id: "req_01",
  });

/** Changes these fields in the server's response to a call. */
export const changeAnswer =
  (calls: string, changes: object): Act =>
  (page) =>
    page.route(calls, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, ...changes } });
    });

/** Stores a pending code in the tab, as the page does after it has requested one. */
export const waitingForCode =
  (purpose: "login" | "signup" | "reset", more: object = {}): Act =>
  (page) =>
    page.addInitScript(
      (code) => sessionStorage.setItem("kwan.code", JSON.stringify({ ...code, resendAt: Date.now() + 50_000 })),
      { purpose, kind: "email", target: "ama@example.com", ...more },
    );
