import type { Page } from "playwright";
import type { Who, World } from "./world.ts";

/** Something that is done with a page. */
export type Act = (page: Page, world: World) => Promise<unknown>;

/** A screen in one of its states. */
export type Screen = {
  /** Its name, which its pictures have too. */
  name: string;
  /** Who looks at it; nobody in particular without. */
  as?: Who;
  path: string | ((world: World) => string);
  /** The name of the page: the first part of its title. */
  title: string;
  /** Before the page is opened: what it finds there. */
  before?: Act;
  /** What is done on the page, until it is in the state. */
  act?: Act;
  /** What is to be seen then. */
  shows?: string | RegExp;
  /** What the page has is on its way for ever: that it is loading is the state. */
  isLoading?: true;
  /** Several parts fail, each in its own time: what it says then may push what is below. */
  failsInParts?: true;
  /** It says what only this tab knows, when its script has come: the document was made before, and moves once. */
  movesOnce?: true;
  /** With the worker that reads without a network. */
  worker?: true;
};

/** Screens that belong together, in the order in which somebody goes through them. */
export type Rows = { group: string; screens: readonly Screen[] };

/** Presses a button of the page, of that very name. */
export const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names)
      await page
        .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
        .first()
        .click();
  };

/** Chooses by its label. */
export const check =
  (label: string): Act =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().check();

/** Fills in by the labels. */
export const fill =
  (answers: Readonly<Record<string, string>>): Act =>
  async (page) => {
    for (const [label, answer] of Object.entries(answers))
      await page.getByLabel(label, { exact: true }).first().fill(answer);
  };

/** One after the other. */
export const steps =
  (...acts: readonly Act[]): Act =>
  async (page, world) => {
    for (const act of acts) await act(page, world);
  };

/** The server answers some calls otherwise than it does. */
export const answering =
  (calls: string, status: number, body: object): Act =>
  (page) =>
    page.route(calls, (route) =>
      route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) }),
    );

/** Something breaks on the server whenever it is asked, with a status that is not tried again by itself: it is shown sooner. */
export const breaking = (calls: string): Act =>
  answering(calls, 501, {
    detail: "Sorry, something went wrong. Try again. If it keeps happening, report the request id.",
    code: "internal",
    request_id: "req_01",
  });

/** What the server says, with something of it changed on its way. */
export const changed =
  (calls: string, changes: object): Act =>
  (page) =>
    page.route(calls, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, ...changes } });
    });

/** What the tab keeps of a code that was sent. */
export const waitingForCode =
  (purpose: "login" | "signup" | "reset", more: object = {}): Act =>
  (page) =>
    page.addInitScript(
      (kept) => sessionStorage.setItem("kwan.code", JSON.stringify({ ...kept, resendAt: Date.now() + 50_000 })),
      { purpose, kind: "email", target: "ama@example.com", ...more },
    );
