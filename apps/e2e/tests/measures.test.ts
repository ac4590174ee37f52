import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { journeys, screens } from "./browser.ts";
import { beginPayment, callsOf, decide, sentApplication, withProfile } from "./people.ts";

const { open, baseUrl } = journeys();

// Each screen has a number that was agreed before it was designed. The numbers stand in the titles.

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether all of an element is in the window, without scrolling. */
const isInWindow = async (page: Page, selector: ReturnType<Page["locator"]>) => {
  const box = await selector.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

test.each(["", "/fr"])("1. choosing a service takes at most 4 phone screens (%s/)", async (language) => {
  const page = await open(`${language}/services/add/type`, { as: "driver", screen: "phone" });
  await page.getByRole("main").getByRole("listitem").nth(17).waitFor();
  expect((await heightOf(page)) / screens.phone.height).toBeLessThanOrEqual(4);
});

test("2. an officer sees the decision at 1280 x 800 before scrolling, and the fields for a reason too", async () => {
  const { id, invoice } = await sentApplication(baseUrl, await withProfile(baseUrl));
  await decide(baseUrl, await beginPayment(baseUrl, invoice), "approve");
  await callsOf(baseUrl, inject("logins").officer)("POST", `/service/${id}/action/`, { action: "start_review" });
  const page = await open(`/office/${id}`, { as: "officer", screen: "desktop" });
  const action = page.getByRole("region", { name: "Next action" }).or(page.locator("#next-action"));
  await page.getByRole("heading", { name: "Next action" }).waitFor();
  const choices = action.getByRole("group", { name: /^What do you want to do/ }).getByRole("radio");
  expect(await choices.count()).toBeGreaterThan(2);
  for (const choice of await choices.all()) expect(await isInWindow(page, choice)).toBe(true);
  expect(await isInWindow(page, action.locator("button[type=submit]"))).toBe(true);
  await action.getByRole("radio", { name: "Request more information" }).check();
  await action.getByRole("textbox", { name: "Reason" }).waitFor();
  expect(await isInWindow(page, action.getByRole("textbox", { name: "Reason" }))).toBe(true);
  expect(await isInWindow(page, action.locator("button[type=submit]"))).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.each(["/tasks", "/office"])("3. %s shows at least 18 rows above 900 px, and at most 2 in amber", async (path) => {
  const page = await open(path, { as: "officer", screen: "desktop" });
  const rows = page.locator("tbody").getByRole("row");
  await rows.nth(17).waitFor();
  const box = await rows.nth(17).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  const amber = await page.evaluate(() => {
    const probe = document.createElement("div");
    probe.style.color = "var(--kw-colour-border-warning)";
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll("tbody *")].filter((each) => getComputedStyle(each).borderTopColor === colour)
      .length;
  });
  expect(amber).toBeLessThanOrEqual(2);
});

test("5. no field for a number, a name or a date is wider than 30rem on a desktop", async () => {
  const login = await withProfile(baseUrl);
  const { id } = await callsOf(baseUrl, login)("POST", "/service/foreign-license-conversion/", {});
  for (const path of [
    `/services/add?kind=foreign-license-conversion&draft=${id}&step=details`,
    "/profile/edit?part=identification",
    "/profile/edit?part=address",
    "/licence/claim",
  ]) {
    const page = await open(path, { as: login, screen: "desktop" });
    const fields = page.getByRole("main").locator("input:not([type=radio], [type=checkbox], [type=hidden]), select");
    await fields.first().waitFor();
    const widths = await fields.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect([path, Math.max(...widths)]).toEqual([path, Math.min(480, Math.max(...widths))]);
    await page.close();
  }
});

test("6. check and submit says in the first window of a phone what is missing, and its button does not promise to submit", async () => {
  const login = await withProfile(baseUrl);
  const { id } = await callsOf(baseUrl, login)("POST", "/service/foreign-license-conversion/", {});
  const page = await open(`/services/add?kind=foreign-license-conversion&draft=${id}&step=check`, { as: login });
  const note = page.getByRole("status", { name: /^Add \d+ things before you submit$/ });
  await note.waitFor();
  expect((await note.boundingBox())?.y).toBeLessThan(screens.phone.height);
  const listed = await note.getByRole("listitem").count();
  expect(listed).toBeGreaterThan(4);
  expect(await page.getByRole("definition").getByText("Missing", { exact: true }).count()).toBe(listed);
  expect(await page.getByRole("button", { name: /^Submit/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Add what is missing" }).click();
  await page.getByRole("heading", { name: "Details", exact: true }).waitFor();
});

test("7. the payment shows what the sum consists of beside the form, and the button in the first window of a desktop", async () => {
  const login = await withProfile(baseUrl);
  const { id } = await sentApplication(baseUrl, login);
  const page = await open(`/services/view/${id}/LLAS/pay`, { as: login, screen: "desktop" });
  const pay = page.getByRole("button", { name: /^Pay GH/ });
  await pay.waitFor();
  const total = page.getByRole("row", { name: /^Total/ });
  expect(await isInWindow(page, pay)).toBe(true);
  expect(await isInWindow(page, total)).toBe(true);
  const [left, right] = [await total.boundingBox(), await pay.boundingBox()];
  expect(left && right && left.x + left.width <= right.x).toBe(true);
  const money = page.getByRole("group", { name: "Mobile money" });
  expect(await money.getByRole("radio").count()).toBe(3);
});

test.each(["desktop", "phone"] as const)(
  "8. the licence is a card in the proportions of ID-1, and no date wraps (%s)",
  async (screen) => {
    const page = await open("/", { as: "driver", screen });
    const card = page.locator("[data-side=front]");
    await card.waitFor();
    const { width = 0, height = 1 } = (await card.boundingBox()) ?? {};
    // 85.6 x 54 mm. On a phone, the text needs a little more height.
    expect(width / height).toBeGreaterThan(screen === "desktop" ? 1.55 : 1.4);
    expect(width / height).toBeLessThan(1.6);
    if (screen === "desktop") expect(width).toBeGreaterThanOrEqual(470);
    const lines = await card
      .locator("dd")
      .evaluateAll((all) =>
        all.map((each) =>
          Math.round(each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
        ),
      );
    expect(lines).toEqual(lines.map(() => 1));
  },
);

test("9. a running test has no navigation and no footer, its buttons are calm, and a question can be marked", async () => {
  const login = inject("logins").driver;
  const call = callsOf(baseUrl, login);
  const { results = [] } = await call("GET", `/service/${login.user.driver}/?limit=100`);
  const { id, code } = results.find((each) => each.kind === "proficiency-test") ?? {};
  const page = await open(`/services/view/${id}/${code}/test/road_sign`, { as: "driver", screen: "desktop" });
  const links = page.getByRole("banner").getByRole("link");
  await expect.poll(() => links.count()).toBeGreaterThan(3);
  // The page shows a test that runs, without starting one that other tests need.
  await page.route("**/learner/test/road_sign/**", async (route) => {
    const answer = await route.fetch();
    const questions = [1, 2].map((number) => ({
      id: `q_${number}`,
      number,
      sign: null,
      topic: "warning_signs",
      text: `What do you do, ${number}?`,
      answer: null,
      options: [1, 2].map((option) => ({ id: `o_${option}`, text: `I stop, ${option}` })),
    }));
    const body = (await answer.json()) as { now: string };
    const paper = {
      attempt: "att_01H8QK3Z7NATT0000000000000",
      questions,
      part: "road_sign",
      started_at: body.now,
      deadline_at: new Date(Date.parse(body.now) + 600_000).toISOString(),
    };
    await route.fulfill({ response: answer, json: { ...body, state: "running", paper } });
  });
  await page.reload();
  await page.getByRole("group", { name: "Choose one answer" }).waitFor();
  expect(await page.getByRole("contentinfo").count()).toBe(0);
  expect(await page.locator("header nav a, header button").filter({ visible: true }).count()).toBe(0);
  const fills = await page
    .getByRole("navigation", { name: "All questions" })
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(fills)).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
  await page.getByRole("button", { name: "Mark to check later" }).click();
  await page.getByRole("button", { name: /^Question 1 ?, marked/ }).waitFor();
  await page.getByRole("button", { name: "Finish now" }).click();
  await page.getByText("You marked these questions to check: 1.").waitFor();
});

test.each([
  ["/", "driver"],
  ["/services", "driver"],
  ["/profile", "driver"],
  ["/tasks", "officer"],
  ["/", "officer"],
] as const)("11. the header, the content and the footer of %s begin at the same edge (%s)", async (path, as) => {
  const page = await open(path, { as, screen: "desktop" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const left = async (selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.x ?? -1);
  const edges = [await left("header a svg, header a img"), await left("main h1"), await left("footer nav")];
  expect(edges).toEqual(edges.map(() => edges[0]));
});
