import type { Page } from "playwright";
import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { type Call, callsOf, decide, enrolLearner, withProfile } from "./people.ts";

const { baseUrl, context } = journeys();

/** Ways in which the network can fail when a button is pressed. */
const troubles = {
  "is cut": async (page: Page, _call: string, press: () => Promise<unknown>) => {
    await page.context().setOffline(true);
    await press();
    return () => page.context().setOffline(false);
  },
  // Lets the server handle the call, but drops its first response.
  "loses the answer": async (page: Page, call: string, press: () => Promise<unknown>) => {
    const [method = "", pattern = ""] = call.split(" ");
    let isLost = false;
    await page.route(pattern, async (route) => {
      if (isLost || route.request().method() !== method) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort("connectionreset");
    });
    await press();
    await expect.poll(() => isLost).toBe(true);
    return () => page.unroute(pattern);
  },
} as const;
const names = Object.keys(troubles) as (keyof typeof troubles)[];

const failureText = /We could not reach the server|You are offline|did not load|It could not be/;

/** Returns what the server has recorded for a driver. */
async function record(call: Call, driver: string) {
  const { results = [] } = await call("GET", `/service/${driver}/?limit=100`);
  const [first] = results;
  const { invoices = [], history = [] } = await call("GET", `/service/learners-license/${first?.id}/`);
  const payments = (await call("GET", `/learner/driver/payments/${driver}/`)).results ?? [];
  return {
    applications: results.length,
    invoices: invoices.map(({ status }) => status),
    payments: payments.map(({ status }) => status),
    sent: history.filter(({ action }) => action === "submit").length,
    paid: history.filter(({ action }) => action === "pay").length,
  };
}

test.each(names)(
  "the network %s at each step of an application and its payment: nothing is lost, and everything is sent once [R-ADD-04] [R-ADD-07] [R-ADD-13]",
  async (name) => {
    const login = await withProfile(baseUrl);
    const call = callsOf(baseUrl, login);
    const page = await (await context({ as: login, worker: false })).newPage();
    const button = (label: string | RegExp) => page.getByRole("button", { name: label }).first();

    /** Presses a button during the failure, checks what the page says, and presses the button again afterwards. */
    const through = async (
      label: string | RegExp,
      request: string,
      isKept: () => Promise<void>,
      next: string | RegExp,
    ) => {
      const over = await troubles[name](page, request, () => button(label).click());
      await page.getByRole("main").getByText(failureText).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await isKept();
      await over();
      const there = page.getByRole("heading", { name: next }).first();
      // The pending call is sent automatically. Pressing the button as well must not repeat it.
      await Promise.race([there.waitFor(), button(label).click()]);
      await there.waitFor();
    };

    await page.goto("/services/add/first");
    await page.getByRole("link", { name: "Apply for this service: Learner's licence" }).click();
    await button("Start").waitFor();
    await through("Start", "POST **/api/service/learners-license/", async () => {}, "Details");

    await page.getByLabel("B: cars").check();
    await page.getByLabel("Manual").check();
    const { school_code, trainee_number } = await enrolLearner(baseUrl, login);
    await page.getByLabel("Driving school code").fill(school_code);
    await page.getByLabel("Trainee number").fill(trainee_number);
    const typed = async () => {
      expect(await page.getByLabel("Trainee number").inputValue()).toBe(trainee_number);
      expect(await page.getByLabel("B: cars").isChecked()).toBe(true);
    };
    await through("Continue", "PATCH **/api/service/learners-license/*/", typed, "Branch and delivery");

    await page.getByLabel("Branch", { exact: true }).selectOption({ label: "Weija" });
    const chosen = async () => {
      expect(await page.getByLabel("Branch", { exact: true }).locator("option:checked").textContent()).toBe("Weija");
    };
    await through("Continue", "PATCH **/api/service/learners-license/*/", chosen, "Check and submit");

    await page.getByRole("definition").filter({ hasText: "Weija" }).waitFor();
    const answers = async () => {
      await page.getByRole("definition").filter({ hasText: trainee_number }).waitFor();
    };
    await through("Submit and pay", "POST **/api/service/*/action/", answers, "Payment");
    expect(await record(call, login.driver)).toMatchObject({ applications: 1, invoices: ["unpaid"], sent: 1 });

    await page.getByLabel("MTN MoMo").check();
    await page.getByLabel("Mobile money number").fill("0244123456");
    const number = async () => {
      expect((await page.getByLabel("Mobile money number").inputValue()).replace(/ /g, "")).toBe("0244123456");
    };
    await through(/^Pay GH/, "POST **/api/service/invoice/*/pay/", number, "Waiting for your approval");

    // The payment is approved on the phone while this page is offline.
    await page.context().setOffline(true);
    const [payment] = (await call("GET", `/learner/driver/payments/${login.driver}/`)).results ?? [];
    await decide(baseUrl, payment?.reference ?? "", "double");
    await button("Check now").click();
    await page.getByText("We could not check the payment").waitFor();
    await page.context().setOffline(false);
    await button(/^(Try again|Check now)$/).click();
    await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor();
    expect(await record(call, login.driver)).toEqual({
      applications: 1,
      invoices: ["paid"],
      payments: ["paid"],
      sent: 1,
      paid: 1,
    });
  },
);
