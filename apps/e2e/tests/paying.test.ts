import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { beginPayment, callsOf, decide, sentApplication, withProfile } from "./people.ts";

const { baseUrl, context } = journeys();

test("after a failed card payment, people can pay by mobile money, and the invoice is paid once [R-ADD-04]", async () => {
  const login = await withProfile(baseUrl);
  const call = callsOf(baseUrl, login);
  const { id, invoice } = await sentApplication(baseUrl, login);
  const payments = async () => (await call("GET", `/learner/driver/payments/${login.driver}/`)).results ?? [];
  const page = await (await context({ as: login })).newPage();
  const pay = page.getByRole("button", { name: /^Pay GH/ });
  await page.goto(`/extern/invoice/${invoice}`);
  await page.getByLabel("Card").check();
  await pay.click();
  await page.getByRole("button", { name: /^Reject/ }).click();
  await page.getByText("Our webhook answered 200").waitFor();
  const wayBack = (await page.getByRole("link", { name: "Back to the portal" }).getAttribute("href")) ?? "";
  const [card] = await payments();
  expect(wayBack).toContain(`trxref=${card?.reference}&reference=${card?.reference}`);
  // People who are logged in return to their own application, not to the page for anyone who has the link.
  expect(new URL(wayBack).pathname).toBe(`/services/view/${id}/LLAS/pay`);
  await page.goto(wayBack);
  await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
  await page.getByText("Esi Boateng").first().waitFor();
  expect(new URL(page.url()).search).toBe("");

  await page.getByLabel("MTN MoMo").check();
  await page.getByLabel("Mobile money number").fill("0244123456");
  await pay.click();
  await page.getByRole("heading", { name: "Waiting for your approval" }).waitFor();
  expect(await pay.count()).toBe(0);
  // Opening the return URL of the card payment again does not replace the mobile money payment. It is still pending.
  await page.goto(wayBack);
  await page.getByRole("heading", { name: "Waiting for your approval" }).waitFor();
  expect(await pay.count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);

  const phone = (await payments()).find(({ channel }) => channel === "mobile_money");
  await decide(baseUrl, phone?.reference ?? "", "approve");
  await page.getByText("This invoice has been paid. Thank you.").waitFor();
  await page.getByRole("link", { name: "See what happens next" }).waitFor();
  expect((await payments()).map(({ channel, status }) => `${channel} ${status}`).toSorted()).toEqual([
    "card failed",
    "mobile_money paid",
  ]);
  const { history = [] } = await call("GET", `/service/learners-license/${id}/`);
  expect(history.filter(({ action }) => action === "pay").length).toBe(1);
});

test("a payment in progress is not requested again, neither on the first screen nor in another browser [R-ADD-04] [R-RTE-01]", async () => {
  const login = await withProfile(baseUrl);
  const { id, invoice } = await sentApplication(baseUrl, login);
  const reference = await beginPayment(baseUrl, invoice);
  const page = await (await context({ as: login })).newPage();
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "We are checking your payment: Learner's licence" }).waitFor();
  await main.getByRole("progressbar", { name: "We are checking your payment" }).waitFor();
  expect(await main.getByText(/GH₵|To do|Pay the invoice/).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await main.getByRole("link", { name: "View payment" }).click();
  await page.waitForURL(`**/services/view/${id}/LLAS/pay`);
  await page.getByRole("heading", { name: "A payment for this invoice is in progress" }).waitFor();
  expect(await page.getByRole("button", { name: /^Pay GH/ }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await decide(baseUrl, reference, "approve");
  await page.getByText("This invoice has been paid. Thank you.").waitFor();
});
