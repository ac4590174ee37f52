import { expect, test } from "vitest";
import { faultsOf, journeysThroughTime } from "./browser.ts";
import { callsOf, sentApplication, withProfile } from "./people.ts";

const { site, setClockAhead, context, open } = journeysThroughTime();

const minute = 60_000;
const day = 24 * 60 * minute;

test("a payment that hangs is followed until the provider says that it is paid, though nobody tells us [R-ADD-04]", async () => {
  const login = await withProfile(site());
  const { id } = await sentApplication(site(), login);
  const made = await context({ as: login });
  const page = await made.newPage();
  await page.goto(`/services/view/${id}/LLAS/pay`);
  await page.getByLabel("MTN MoMo").check();
  await page.getByLabel("Mobile money number").fill("0244123456");
  await page.getByRole("button", { name: /^Pay GH/ }).click();
  const provider = await page.getByRole("link", { name: "Open the provider's page" }).getAttribute("href");
  const phone = await made.newPage();
  await phone.goto(provider ?? "");
  await phone.getByRole("button", { name: /^Delay/ }).click();
  await phone.getByText("No message was sent.").waitFor();
  await page.bringToFront();
  await page.getByText("We are checking your payment").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // It never asks to pay twice.
  expect(await page.getByRole("button", { name: /^Pay GH/ }).count()).toBe(0);
  await setClockAhead(3 * minute);
  await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor({ timeout: 15_000 });
});

test("an invoice that ran out is drawn up anew, and the new one can be paid [R-ADD-04] [R-API-S06]", async () => {
  const login = await withProfile(site());
  const { id, invoice } = await sentApplication(site(), login);
  await setClockAhead(15 * day);
  const call = callsOf(site(), login);
  const states = async () =>
    ((await call("GET", `/service/learners-license/${id}/`)).invoices ?? []).map(({ status }) => status);
  expect(await states()).toEqual(["expired"]);
  const stranger = await open(`/extern/invoice/${invoice}`);
  await stranger.getByText(/This invoice has run out/).waitFor();
  expect(await stranger.getByRole("button", { name: /^Pay GH/ }).count()).toBe(0);
  const page = await open(`/services/view/${id}/LLAS`, { as: login });
  await page.getByRole("link", { name: "Get a new invoice" }).click();
  await page.getByText("The invoice has run out").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Get a new invoice" }).dblclick();
  await page.getByLabel("MTN MoMo").check();
  await page.getByLabel("Mobile money number").fill("0244123456");
  await page.getByRole("button", { name: /^Pay GH/ }).click();
  await page.getByText("Waiting for your approval").waitFor();
  expect((await states()).toSorted()).toEqual(["expired", "pending"]);
});
