import type { Page } from "playwright";
import { beforeAll, expect, inject, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { type Login, logInByEmail } from "./log-in-by-api.ts";
import { type Call, callsOf } from "./people.ts";

const { baseUrl, context, open } = journeys();

/** Returns the seed driver's application for which the road sign test is open. */
async function openSitting(): Promise<{ id: string; code: string }> {
  const { token, user } = inject("logins").driver;
  const get = async (path: string) =>
    (await fetch(`${baseUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const { results } = await get(`/service/${user.driver}/?limit=100`);
  for (const { id, code } of results) {
    const { state } = await get(`/learner/test/road_sign/${user.driver}/service/${id}/`);
    if (state === "ready") return { id, code };
  }
  throw new Error("The seed's driver has no application whose road sign test is open.");
}

test("a theory test is taken with the keyboard, through a reload and a lost network, and scored immediately [R-ADD-02]", async () => {
  const { id, code } = await openSitting();
  const page = await open(`/services/view/${id}/${code}/test/road_sign`, { as: "driver" });
  const start = page.getByRole("button", { name: "Start the test" });
  await start.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await start.press("Enter");
  await page.getByText("Question 1 of 20").waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // Each answer is saved immediately, so after a reload the test continues with the next question.
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Next question" }).press("Enter");
  await page.getByText("Question 2 of 20").waitFor();
  await page.reload();
  await page.getByText("Question 2 of 20").waitFor();
  await page.getByRole("button", { name: /^Question 1\b.*answered/ }).waitFor();

  // Without a network, the answer is stored on the device and survives another reload.
  await page.context().setOffline(true);
  await page.getByRole("radio").first().check();
  await page.getByText("1 answer has not been sent yet").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("has not been sent yet").count()).toBe(0);
  await page.reload();
  await page.getByText("Question 3 of 20").waitFor();

  for (let number = 3; number <= 20; number += 1) {
    await page.getByText(`Question ${number} of 20`).waitFor();
    await page
      .getByRole("radio")
      .nth(number % 2)
      .check();
    await page.getByRole("button", { name: number === 20 ? "Finish test" : "Next question", exact: true }).click();
  }
  await page.getByRole("dialog", { name: "Finish the test?" }).getByRole("button", { name: "Finish test" }).click();
  await page.getByText(/You scored \d+ out of 20/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // A reload cannot undo a test that has been submitted.
  await page.reload();
  await page.getByText(/You scored \d+ out of 20/).waitFor();
});

/** People from the seed whose applications are all in the testing status: one with a licence, and one without. */
let candidate: Login;
let beginner: Login;
let call: Call;
beforeAll(async () => {
  candidate = await logInByEmail(baseUrl, "yaw.holder@people.example");
  beginner = await logInByEmail(baseUrl, "yaw.beginner@people.example");
  call = callsOf(baseUrl, candidate);
});

/** Returns the path of the page for one of the candidate's tests, and the path of its API calls. */
async function sittingOf(kind: string, part: "road_sign" | "road_traffic", login = candidate) {
  const driver = String(login.user.driver);
  const { results = [] } = await callsOf(baseUrl, login)("GET", `/service/${driver}/?limit=100`);
  const id = results.find((each) => each.kind === kind)?.id;
  return {
    page: `/services/view/${id}/LLAS/test/${part}`,
    path: `/learner/test/${part}/${driver}/service/${id}/`,
  };
}

const secondsLeft = async (page: Page): Promise<number> => {
  const text = (await page.getByRole("timer").textContent()) ?? "";
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
/** Reloads the page, and reads the remaining time as soon as it is shown. */
async function secondsAfterReload(page: Page): Promise<number> {
  await page.reload();
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0);
  return secondsLeft(page);
}

test("after a crash at its start, a test is available offline, without any extra time [R-ADD-02]", async () => {
  const { page: at } = await sittingOf("foreign-license-conversion", "road_sign", beginner);
  const phone = await context({ as: beginner });
  // Simulate a phone whose clock can be changed while no page is open.
  await phone.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + Number(localStorage.getItem("clock-of-the-phone") ?? 0);
  });
  const first = await phone.newPage();
  await first.goto("/");
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.goto(at);
  await first.getByRole("button", { name: "Start the test" }).click();
  await first.getByText("Question 1 of 20").waitFor();
  await phone.setOffline(true);
  await first.close();

  const page = await phone.newPage();
  await page.goto(at);
  await page.getByText("Question 1 of 20").waitFor();
  const before = await secondsLeft(page);
  await expect.poll(() => secondsAfterReload(page), { timeout: 20_000 }).toBeLessThanOrEqual(before - 5);
  const later = await secondsAfterReload(page);
  await page.evaluate(() => localStorage.setItem("clock-of-the-phone", "-3600000"));
  // The page stores the time once a second, so it can be a second behind after a reload.
  expect(await secondsAfterReload(page)).toBeLessThanOrEqual(later + 1);

  // An answer given offline is sent when the network is back. The test's time limit has kept running on the server.
  await page.getByRole("radio").first().check();
  await page.getByText("1 answer has not been sent yet").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await phone.setOffline(false);
  await page.getByText("1 answer has not been sent yet").waitFor({ state: "hidden" });
  await page.reload();
  await page.getByText("Question 2 of 20").waitFor();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(later);
});

test("an answer that another device has changed is not overwritten by opening the test, reconnecting or handing in [R-ADD-02]", async () => {
  const { page: at, path } = await sittingOf("upgrading-drivers-license", "road_traffic");
  const page = await (await context({ as: candidate, worker: false })).newPage();
  // Record requests inside the page, because Playwright does not show the body when `fetch` is given a Request object.
  const sent: { path: string; body: string }[] = [];
  await page.exposeFunction("noteSent", (url: string, body: string) =>
    sent.push({ path: new URL(url).pathname, body }),
  );
  await page.addInitScript(() => {
    const real = fetch;
    const { noteSent } = window as unknown as { noteSent: (url: string, body: string) => Promise<void> };
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method !== "GET") await noteSent(input.url, await input.clone().text());
      return real(input, init);
    };
  });
  await page.goto(at);
  await page.getByRole("button", { name: "Start the test" }).click();
  await page.getByRole("form", { name: "Question 1" }).waitFor();
  await page.getByRole("radio").first().check();
  const paper = async () => (await call("GET", path)).paper;
  const answer = async () => (await paper())?.questions[0]?.answer ?? null;
  await expect.poll(answer).not.toBeNull();

  const running = await paper();
  const [question] = running?.questions ?? [];
  const attempt = running?.attempt;
  const options = (question?.options ?? []) as unknown as { id: string }[];
  const other = options.find(({ id }) => id !== question?.answer)?.id;
  await call("PUT", `${path}answer/`, { attempt, question: question?.id, answer: other });
  await page.reload();
  await page.getByRole("button", { name: /^Question 1\b.*answered/ }).click();
  await expect.poll(() => page.getByRole("radio", { checked: true }).inputValue()).toBe(other);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.waitForLoadState("networkidle");
  expect(await answer()).toBe(other);

  // Another device changes the answer again while the page is open.
  await call("PUT", `${path}answer/`, { attempt, question: question?.id, answer: question?.answer });
  sent.length = 0;
  await page.getByRole("button", { name: "Finish now" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Finish test", exact: true }).click();
  await page.getByText(/You scored \d+ out of 30/).waitFor();
  expect(sent.filter((each) => each.path === `/api${path}`).map(({ body }) => JSON.parse(body))).toEqual([
    { attempt, answers: {} },
  ]);
});

test("answers that a failing server refused are sent again automatically, and a test handed in elsewhere shows its result [R-ADD-02]", async () => {
  const { page: at, path } = await sittingOf("license-application/commercial", "road_traffic");
  const phone = await context({ as: candidate, worker: false });
  const page = await phone.newPage();
  await page.goto(at);
  await page.getByRole("button", { name: "Start the test" }).click();
  await page.getByRole("form", { name: "Question 1" }).waitFor();
  let refusals = 2;
  await page.route("**/answer/", (route) => {
    if (refusals === 0) return route.continue();
    refusals -= 1;
    const body = { detail: "The server is being repaired.", code: "unavailable", request_id: "req_1" };
    return route.fulfill({ status: 503, json: body });
  });
  await page.getByRole("radio").first().check();
  await page.getByText("1 answer has not been saved yet. The server is being repaired.").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText("1 answer has not been saved yet.").waitFor({ state: "hidden" });
  const { paper } = await call("GET", path);
  expect(paper?.questions[0]?.answer).not.toBeNull();

  // Another tab shows this tab's answers, and both tabs keep their own.
  const tab = await phone.newPage();
  await tab.goto(at);
  await tab.getByRole("button", { name: /^Question 1\b.*answered/ }).waitFor();
  await phone.setOffline(true);
  await tab.getByRole("radio").first().check();
  await page.getByRole("button", { name: /^Question 3\b/ }).click();
  await page.getByRole("radio").first().check();
  await tab.getByText("2 answers have not been sent yet").waitFor();
  await phone.setOffline(false);
  await tab.getByText("have not been sent yet").waitFor({ state: "hidden" });
  const unanswered = async () =>
    (await call("GET", path)).paper?.questions.slice(0, 3).filter(({ answer }) => answer === null);
  await expect.poll(unanswered, { timeout: 10_000 }).toEqual([]);

  await call("POST", path, { attempt: paper?.attempt });
  // If the page reloads the test when the network is back, it shows the result before anything is pressed.
  const result = page.getByText(/You scored \d+ out of 30/);
  await page.getByRole("radio").nth(1).or(result).first().click();
  await result.waitFor();
  await tab.getByText(/You scored \d+ out of 30/).waitFor();
});

test('an unknown part of the test shows the "not found" page [R-FRM-05]', async () => {
  const page = await open("/services/view/srv_1/LLAS/test/swimming", { as: "learner" });
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
});
