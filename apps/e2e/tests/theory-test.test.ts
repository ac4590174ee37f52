import { expect, inject, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";

const { baseUrl, open } = journeys();

/** The application of the seed's driver whose road sign test is open. */
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

test("a theory test is taken with the keyboard, through a reload and a lost network, and scored at once [R-ADD-02]", async () => {
  const { id, code } = await openSitting();
  const page = await open(`/services/view/${id}/${code}/test/road_sign`, { as: "driver" });
  const start = page.getByRole("button", { name: "Start the test" });
  await start.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await start.press("Enter");
  await page.getByText("Question 1 of 20").waitFor();
  expect(await faultsOf(page)).toEqual([]);

  // Each answer is kept as it is given: the reload goes on with the next question.
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Next question" }).press("Enter");
  await page.getByText("Question 2 of 20").waitFor();
  await page.reload();
  await page.getByText("Question 2 of 20").waitFor();
  await page.getByRole("button", { name: /^Question 1\b.*answered/ }).waitFor();

  // Without a network the answer waits on the device, and outlives another reload.
  await page.context().setOffline(true);
  await page.getByRole("radio").first().check();
  await page.getByText("1 answer waits for the network").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("waits for the network").count()).toBe(0);
  await page.reload();
  await page.getByText("Question 3 of 20").waitFor();

  for (let number = 3; number <= 20; number += 1) {
    await page.getByText(`Question ${number} of 20`).waitFor();
    await page
      .getByRole("radio")
      .nth(number % 2)
      .check();
    await page.getByRole("button", { name: number === 20 ? "Hand in" : "Next question", exact: true }).click();
  }
  await page.getByRole("dialog", { name: "Hand in the test?" }).getByRole("button", { name: "Hand in" }).click();
  await page.getByText(/of 20 right/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // What was handed in can't be taken back by another reload.
  await page.reload();
  await page.getByText(/of 20 right/).waitFor();
});

test("a part that there is not is a page that is not there [R-FRM-05]", async () => {
  const page = await open("/services/view/srv_1/LLAS/test/swimming", { as: "learner" });
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
});
