import { expect, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { logInByEmail } from "./log-in-by-api.ts";

const { baseUrl, open } = journeys();

test("two administrators give a program access, and one ends it [R-SDK-17]", async () => {
  const second = await logInByEmail(baseUrl, "second.admin@kwan.example");
  const name = `Dashboard ${String(Date.now()).slice(-8)}`;
  const page = await open("/staff/programs", { as: "admin", screen: "desktop" });
  await page.getByRole("button", { name: "Add a program" }).click();
  const form = page.getByRole("form", { name: "Add a program" });
  await form.getByLabel("Name of the program").fill(name);
  await form.getByLabel("Team", { exact: true }).fill("Road safety");
  await form.getByLabel("Email address of the team").fill("road-safety@example.com");
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole("button", { name: "Add a program" }).click();

  await page.getByRole("button", { name: "Propose access" }).click();
  const proposal = page.getByRole("form", { name: "Give a program access" });
  await proposal.getByLabel(/^Statistics about applications/).check();
  await proposal.getByLabel("60 calls a minute").check();
  await proposal.getByLabel("A new program").check();
  await proposal.getByLabel(/^Reason/).fill("The road safety team shows these figures.");
  expect(await faultsOf(page)).toEqual([]);
  await proposal.getByRole("button", { name: "Propose" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Propose" }).click();
  await page.getByRole("heading", { name: "Waiting for approval" }).waitFor();
  expect(await page.getByRole("button", { name: "Create a secret" }).count()).toBe(0);

  const other = await open("/decisions", { as: second, screen: "desktop" });
  await other.getByRole("button", { name: `Approve: Give a program access: ${name}` }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await other.getByRole("button", { name: `Approve: Give a program access: ${name}` }).waitFor({ state: "detached" });

  await page.reload();
  await page.getByRole("button", { name: "Create a secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create a secret" }).click();
  const client_secret = await page.getByLabel("Client secret").inputValue();
  const client_id = await page.getByLabel("Client ID").inputValue();
  expect(await faultsOf(page)).toEqual([]);
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const { access_token } = await (await fetch(`${baseUrl}/api/oauth/token/`, { method: "POST", body })).json();
  const read = () =>
    fetch(`${baseUrl}/api/service/report/backlog/`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: "{}",
    });
  expect((await read()).status).toBe(200);

  await page.reload();
  await page.getByText(/last used/).waitFor();
  expect(await page.getByLabel("Client secret").count()).toBe(0);
  await page.getByRole("button", { name: "End access" }).click();
  const end = page.getByRole("form", { name: "End access" });
  await end.getByLabel("Reason").fill("The dashboard was replaced.");
  await end.getByRole("button", { name: "End access" }).click();
  await page.getByText("No access", { exact: true }).waitFor();
  expect((await read()).status).toBe(401);
});
