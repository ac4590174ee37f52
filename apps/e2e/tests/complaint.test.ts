import { expect, test } from "vitest";
import { journeysThroughTime } from "./browser.ts";
import { logInByApi } from "./log-in-by-api.ts";

// What is written stays for everybody who handles complaints, so this journey has a server of its own.
const { site, context, open } = journeysThroughTime();

test("a complaint without a name, sent without a script, is answered by somebody outside the branch [R-PUB-06]", async () => {
  const visitor = await (await context({ screen: "phone", scripts: false })).newPage();
  await visitor.goto("/guide");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Complaints" }).click();
  await visitor.getByRole("radio", { name: "Somebody asked for money or a favour" }).check();
  await visitor.getByLabel("What happened?").fill("Too short");
  await visitor.getByRole("button", { name: "Send the complaint" }).click();
  // Nothing that was typed is lost.
  await visitor.getByRole("alert").getByText("Write at least 10 characters").first().waitFor();
  expect(await visitor.getByLabel("What happened?").inputValue()).toBe("Too short");
  await visitor.getByLabel("What happened?").fill("Somebody at window 3 asked me for 50 cedis.");
  await visitor.getByLabel("Branch (optional)").selectOption({ index: 9 });
  await visitor.getByRole("button", { name: "Send the complaint" }).click();
  await visitor.getByRole("heading", { level: 1, name: "We have your complaint" }).waitFor();
  const number =
    (await visitor
      .getByText(/^EN-\d{4}-\d{7}$/)
      .first()
      .textContent()) ?? "";
  const code = (await visitor.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent()) ?? "";
  // A second press of Reload sends the same form, which leaves one complaint and shows the same code.
  await visitor.reload();
  await visitor.getByText(code).waitFor();

  const officer = await open("/enquiries", { as: await logInByApi(site(), "officer") });
  await officer.getByText("There is nothing here.").waitFor();

  const page = await open("/tasks?kind=handle_complaint", { as: await logInByApi(site(), "reviewer") });
  await page
    .getByRole("link", { name: /Handle a complaint/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 2, name: number }).waitFor();
  await page.getByLabel("Your answer").fill("We have looked into it. The officer was wrong, and you owe nothing.");
  await page.getByRole("radio", { name: /^Yes, close it/ }).check();
  await page.getByRole("radio", { name: "The complaint was right", exact: true }).check();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await page.getByText("Answer saved.").first().waitFor();

  await visitor.getByRole("link", { name: "Follow it with your number and code" }).click();
  await visitor.getByLabel("Number").fill(number.toLowerCase());
  await visitor.getByLabel("Code").fill(code.replace("-", " "));
  await visitor.getByRole("button", { name: "Show it" }).click();
  await visitor.getByText("The officer was wrong, and you owe nothing.").waitFor();
  await visitor.getByText("The complaint was right").waitFor();
}, 120_000);
