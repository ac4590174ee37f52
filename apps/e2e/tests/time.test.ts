import { expect, test } from "vitest";
import { faultsOf, journeysThroughTime } from "./browser.ts";
import { logInByApi, newLearner } from "./log-in-by-api.ts";
import { beginPayment, callsOf, decide, officersBranch, sentApplication, withProfile } from "./people.ts";

const { site, setClockAhead, context, open } = journeysThroughTime();

const minute = 60_000;
const day = 24 * 60 * minute;

test("a late payment is checked until the provider reports it as paid, even without a webhook [R-ADD-04]", async () => {
  const login = await withProfile(site());
  const { id } = await sentApplication(site(), login);
  const made = await context({ as: login });
  const page = await made.newPage();
  await page.goto(`/services/view/${id}/LLAS/pay`);
  await page.getByLabel("MTN MoMo").check();
  await page.getByLabel("Mobile money number").fill("0244123456");
  await page.getByRole("button", { name: /^Pay GH/ }).click();
  const provider = await page.getByRole("link", { name: "Open the payment provider's page" }).getAttribute("href");
  const phone = await made.newPage();
  await phone.goto(provider ?? "");
  await phone.getByRole("button", { name: /^Delay/ }).click();
  await phone.getByText("No message was sent.").waitFor();
  await page.bringToFront();
  await page.getByRole("heading", { name: "We are checking your payment" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // The page never asks for a second payment.
  expect(await page.getByRole("button", { name: /^Pay GH/ }).count()).toBe(0);
  await setClockAhead(3 * minute);
  await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor({ timeout: 15_000 });
});

test("an expired invoice is replaced with a new one, which can be paid [R-ADD-04] [R-API-S06]", async () => {
  const login = await withProfile(site());
  const { id, invoice } = await sentApplication(site(), login);
  await setClockAhead(15 * day);
  const call = callsOf(site(), login);
  const states = async () =>
    ((await call("GET", `/service/learners-license/${id}/`)).invoices ?? []).map(({ status }) => status);
  expect(await states()).toEqual(["expired"]);
  const stranger = await open(`/extern/invoice/${invoice}`);
  await stranger.getByText(/This invoice has expired/).waitFor();
  expect(await stranger.getByRole("button", { name: /^Pay GH/ }).count()).toBe(0);
  const page = await open(`/services/view/${id}/LLAS`, { as: login });
  await page.getByRole("link", { name: "Get a new invoice" }).click();
  await page.getByText("The invoice has expired").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Get a new invoice" }).dblclick();
  await page.getByLabel("MTN MoMo").check();
  await page.getByLabel("Mobile money number").fill("0244123456");
  await page.getByRole("button", { name: /^Pay GH/ }).click();
  await page.getByText("Waiting for your approval").waitFor();
  expect((await states()).toSorted()).toEqual(["expired", "pending"]);
});

test("a past appointment is shown as missed, on the first screen and on its page, and can be moved [R-ADD-06]", async () => {
  const login = await withProfile(site());
  const call = callsOf(site(), login);
  const officer = callsOf(site(), await logInByApi(site(), "officer"));
  const { id, invoice } = await sentApplication(site(), login);
  await decide(site(), await beginPayment(site(), invoice), "approve");
  await officer("POST", `/service/${id}/action/`, { action: "start_review" });
  await call("POST", `/service/learners-license/${id}/license_category/`, { license_class: "B", gearbox: "manual" });
  const slots =
    (await call("GET", `/dvla/branch/${await officersBranch(call)}/slots/?purpose=eye_test&limit=1`)).results ?? [];
  await call("POST", "/appointment/", { service: id, slot: slots[0]?.id ?? "" });
  const appointment = async () => (await call("GET", `/appointment/?service=${id}`)).results?.[0];
  const missed = await appointment();
  await setClockAhead(Date.parse(missed?.starts_at ?? "") - Date.now() + 2 * day);
  const page = await open("/", { as: login });
  await page.getByRole("heading", { name: /^You missed your eye test. Choose a new time/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Choose a day" }).click();
  // The link leads to the choice of a time.
  await page.waitForURL(`**/services/view/${id}/LLAS#*`);
  await page.getByRole("note", { name: "You missed your eye test. Choose a new time" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("group", { name: "Time" }).getByRole("radio").first().check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByText("Your appointment has been changed.").first().waitFor();
  await page.getByText(/You missed your eye test/).waitFor({ state: "detached" });
  expect(Date.parse((await appointment())?.starts_at ?? "")).toBeGreaterThan(Date.parse(missed?.starts_at ?? ""));
});

test("data kept for offline reading is not shown after the session has expired, and the next visit deletes it", async () => {
  await setClockAhead(0);
  const login = await newLearner(site());
  const { headers } = await fetch(`${site()}/api/users/me/`, { headers: { authorization: `Bearer ${login.token}` } });
  const left = Number(headers.get("x-session-seconds"));
  expect(left).toBeGreaterThan(27 * 86_400);
  const seconds = 20;
  await setClockAhead((left - seconds) * 1_000);
  const signedIn = await context({ as: login });
  const page = await signedIn.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const ask = () =>
    page.evaluate(
      (bearer) =>
        fetch("/api/users/me/", { headers: { authorization: `Bearer ${bearer}` } }).then(
          ({ status }) => status,
          () => 0,
        ),
      login.token,
    );
  expect(await ask()).toBe(200);
  await signedIn.setOffline(true);
  expect(await ask(), "while the session lasts").toBe(200);
  await page.waitForTimeout((seconds + 2) * 1_000);
  await page.goto(`${site()}/`);
  const cachedUrls = () =>
    page.evaluate(async () => (await (await caches.open("kwan-answers")).keys()).map(({ url }) => url));
  await expect.poll(cachedUrls).toEqual([]);
  expect(await ask()).toBe(0);
  await signedIn.setOffline(false);
  await setClockAhead(0);
});
