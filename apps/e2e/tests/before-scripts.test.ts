import { expect, test } from "vitest";
import { journeys } from "./browser.ts";

const { context } = journeys();

/** The paths of all the portal's scripts. */
const scripts = /\/assets\/.*\.js$/;

test("a form that is pressed before the page's scripts have come is sent when they have, once [R-PUB-08]", async () => {
  const page = await (await context()).newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/auth/login", { waitUntil: "commit" });
  await page.locator("[name=target]").fill("nobody@kwan.example");
  await page.locator("[name=password]").fill("not-my-password");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("The page is still loading.").waitFor();
  expect(sent).toEqual([]);
  arrive();
  await page.getByRole("alert").first().waitFor();
  expect(sent).toEqual(["/api/learner/login/email/initiate/"]);
  expect(await page.getByText("The page is still loading.").isVisible()).toBe(false);
  expect(await page.locator("[name=target]").inputValue()).toBe("nobody@kwan.example");
});

test.each([
  ["/auth/login", "public", "Reload the page"],
  ["/", "portal", "Reload the page"],
  ["/fr/auth/login", "base", "Recharger la page"],
])("%s offers to reload if the script “%s” is missing", async (path, script, label) => {
  const page = await (await context()).newPage();
  await page.route(new RegExp(`/assets/${script}-`), (route) => route.abort());
  await page.goto(path);
  const reload = page.getByRole("link", { name: label });
  await reload.waitFor();
  await page.unroute(new RegExp(`/assets/${script}-`));
  await reload.click();
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate("typeof window.kwanStarted")).toBe("undefined");
  expect(await reload.isVisible()).toBe(false);
});

test("without JavaScript, every page says that it needs it, and a sent form comes back to its page [R-PUB-08]", async () => {
  const page = await (await context({ scripts: false })).newPage();
  for (const [path, words] of [
    ["/", "This service needs JavaScript."],
    ["/fr/auth/signup", "Ce service a besoin de JavaScript."],
    ["/auth/login", "This service needs JavaScript."],
  ] as const) {
    // Read the HTML of the response, because a browser still hides <noscript> if a test has switched its scripts off.
    const html = await (await page.goto(path))?.text();
    expect(html).toMatch(new RegExp(`<noscript><p[^>]*>${words}`));
  }
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForLoadState();
  expect(new URL(page.url()).pathname).toBe("/auth/login");
  expect(await page.getByRole("heading", { name: "Log in" }).isVisible()).toBe(true);
  await page.goto("/browsers");
  expect(await page.getByText("Firefox, version 100 or newer").isVisible()).toBe(true);
  for (const [base, heading] of [
    ["", "Privacy notice"],
    ["/fr", "Protection des données"],
  ] as const) {
    await page.goto(`${base}/privacy`);
    expect(await page.getByRole("heading", { name: heading, level: 1 }).isVisible()).toBe(true);
    expect(await page.getByText(/Data Protection Commission/).isVisible()).toBe(true);
  }
});

test("each page links to the notices of the libraries that it was built with, and does not load them", async () => {
  const page = await (await context()).newPage();
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto("/fr/auth/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const link = (await page.locator("link[rel=license]").getAttribute("href")) ?? "";
  expect(requestedPaths).not.toContain(link);
  const text = (await page.goto(link).then((answer) => answer?.text())) ?? "";
  for (const library of ["react", "react-dom", "react-router", "zod", "ky"])
    expect(text).toMatch(new RegExp(`^## ${library} - `, "m"));
  expect(text).toContain("The above copyright notice and this permission notice shall be included");
});

test("the privacy notice is linked from the sign-up and from the footer of every page, and needs no login [R-ADD-11]", async () => {
  const page = await (await context()).newPage();
  await page.goto("/auth/signup");
  await page.getByRole("main").getByRole("link", { name: "Read our privacy notice" }).click();
  await page.getByRole("heading", { name: "Privacy notice", level: 1 }).waitFor();
  await page.goto("/auth/login");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.getByText("Data Protection Commission").waitFor();
  const person = await (await context({ as: "driver" })).newPage();
  await person.goto("/notifications");
  await person.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await person.getByRole("heading", { name: "Privacy notice", level: 1 }).waitFor();
});

test("a browser that is too old is led to the list of browsers [R-PUB-08]", async () => {
  const page = await (await context()).newPage();
  await page.addInitScript("delete window.WeakRef");
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "See which browsers work" }).click();
  await page.getByRole("heading", { name: "Browsers that work" }).waitFor();
});
