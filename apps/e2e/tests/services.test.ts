import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsOf, journeys, screens } from "./browser.ts";
import { type Login, newLearner } from "./log-in-by-api.ts";
import { callsOf, enrolLearner } from "./people.ts";

const { baseUrl, context, open } = journeys();

const call = (login: Login, method: string, path: string, body?: object) => callsOf(baseUrl, login)(method, path, body);

/** Creates a learner who can apply for a learner's licence. */
async function withProfile(): Promise<Login> {
  const login = await newLearner(baseUrl);
  const { id } = await call(login, "POST", "/learner/driver/", {
    first_name: "Esi",
    last_name: "Boateng",
    date_of_birth: "2001-02-28",
    nationality: { value: "GH", label: "Ghanaian" },
    address: { city: "Accra", country: "Ghana" },
  });
  const digits = String(Math.floor(Math.random() * 1_000_000_000)).padStart(9, "0");
  await call(login, "PUT", `/learner/driver/${id}/identification/`, {
    id_type: "ghana_card",
    id_number: `GHA-${digits}-1`,
  });
  return { ...login, user: { ...login.user, driver: id } };
}

/** Waits until the server has saved an answer. */
const keptAs = (answer: string, login: Login, id: string | undefined) =>
  expect
    .poll(async () => JSON.stringify(await call(login, "GET", `/service/learners-license/${id}/`)), { timeout: 10_000 })
    .toContain(answer);

const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

/** Fills in the form for a learner's licence, up to the page for checking the answers. */
async function fillIn(page: Page, login: Login) {
  const { school_code, trainee_number } = await enrolLearner(baseUrl, login);
  await page.getByLabel("B: cars").check();
  await page.getByLabel("Manual").check();
  await page.getByLabel("Driving school code").fill(school_code);
  await page.getByLabel("Trainee number").fill(trainee_number);
  await goOn(page);
  await page.getByLabel("Branch", { exact: true }).selectOption({ label: "Weija" });
  await goOn(page);
  await page.getByRole("heading", { name: "Check and submit" }).waitFor();
}

describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
  test("a first application is chosen, filled in, checked, submitted, paid once, and continues to its appointment [R-RTE-05] [R-RTE-06] [R-RTE-08] [R-RTE-09] [R-STA-04] [R-ADD-04] [R-ADD-06]", async () => {
    const login = await withProfile();
    const page = await open("/services", { as: login, screen });
    await page.getByText("You have no applications yet").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Without an application, the form redirects to the choice of a first service, except for people who come from that
    // page.
    await page.goto("/services/add?kind=learners-license");
    await page.waitForURL("**/services/add/first?kind=learners-license");
    await page.getByRole("link", { name: "Apply for this service: Learner's licence" }).click();
    await page.waitForURL("**/services/add?kind=learners-license");
    await page.getByText("GH₵200.00").waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("heading", { name: "Details" }).waitFor();
    await goOn(page);
    await page.getByRole("link", { name: "Class is required" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await fillIn(page, login);
    expect(await faultsOf(page)).toEqual([]);
    // The back button returns to the previous step, and the answers are kept.
    await page.goBack();
    await page.getByRole("heading", { name: "Branch and delivery" }).waitFor();
    await page.goForward();
    await page.getByRole("button", { name: "Submit and pay" }).click();
    await page.waitForURL("**/LLAS/pay");
    await page.getByLabel("MTN MoMo").check();
    await page.getByLabel("Mobile money number").fill("0244123456");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Pay GH₵200.00" }).dblclick();
    await page.getByText("Waiting for your approval").waitFor();
    await page.reload();
    const provider = page.getByRole("link", { name: "Open the payment provider's page" });
    const phone = await page.context().newPage();
    await phone.goto((await provider.getAttribute("href")) ?? "");
    await phone.getByRole("button", { name: /^Double/ }).click();
    await page.getByText("This invoice has been paid. Thank you.").waitFor();
    await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: "See what happens next" }).click();
    await page.getByRole("heading", { name: "Progress" }).waitFor();
    await page.getByRole("button", { name: "Book your eye test" }).click();
    await page.getByRole("group", { name: "Time" }).getByRole("radio").last().check();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("button", { name: "Change time" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel this appointment" }).click();
    await page.getByRole("button", { name: "Yes, cancel appointment" }).click();
    await page.getByRole("button", { name: "Book your eye test" }).waitFor();
  });
});

test("people can choose between two versions of a draft that was changed on another device [R-ADD-07] [R-ADD-13]", async () => {
  const login = await withProfile();
  const { id } = await call(login, "POST", "/service/learners-license/", {});
  const made = await context({ as: login });
  const [one, other] = [await made.newPage(), await made.newPage()];
  for (const page of [one, other]) {
    await page.goto(`/services/add?kind=learners-license&draft=${id}`);
    await page.getByLabel("Trainee number").waitFor();
  }
  await one.getByLabel("Trainee number").fill("ONE");
  await keptAs("ONE", login, id);
  await other.getByLabel("Trainee number").fill("OTHER");
  await other.getByRole("dialog").getByText("This draft was changed on another device").waitFor();
  expect(await faultsOf(other)).toEqual([]);
  await other.getByRole("button", { name: "Use the other version" }).click();
  await expect.poll(() => other.getByLabel("Trainee number").inputValue()).toBe("ONE");
  await other.getByLabel("Trainee number").fill("MINE");
  await keptAs("MINE", login, id);
  await one.getByLabel("Trainee number").fill("KEPT");
  await one.getByRole("button", { name: "Use this version" }).click();
  await keptAs("KEPT", login, id);
});

test("text typed offline is kept, survives a reload, and is saved when the network is back [R-ADD-07]", async () => {
  const login = await withProfile();
  const { id } = await call(login, "POST", "/service/learners-license/", {});
  const page = await open(`/services/add?kind=learners-license&draft=${id}`, { as: login });
  await page.getByLabel("Trainee number").waitFor();
  await page.context().setOffline(true);
  await page.getByLabel("Trainee number").fill("OFFLINE");
  await page.getByText("Your answers are not saved yet").first().waitFor();
  await page.context().setOffline(false);
  await keptAs("OFFLINE", login, id);
  await page.reload();
  await expect.poll(() => page.getByLabel("Trainee number").inputValue()).toBe("OFFLINE");
});

/** Opens a page on a second device of the same person. It shares no browser storage with the first. */
const device = async (login: Login, path: string) => {
  const made = await context({ as: login });
  const page = await made.newPage();
  await page.goto(path);
  await page.getByLabel("Trainee number").waitFor();
  return page;
};

test("text that a phone kept offline for long does not overwrite what a laptop has saved since [R-ADD-07] [R-ADD-13]", async () => {
  const login = await withProfile();
  const { id } = await call(login, "POST", "/service/learners-license/", {});
  const form = `/services/add?kind=learners-license&draft=${id}`;
  const phone = await device(login, form);
  await phone.context().setOffline(true);
  await phone.getByLabel("Trainee number").fill("PHONE");
  await phone.getByText("Your answers are not saved yet").first().waitFor();
  await phone.goto("about:blank").catch(() => undefined);
  await call(login, "PATCH", `/service/learners-license/${id}/`, { details: { trainee_number: "LAPTOP" } });
  await phone.context().setOffline(false);
  await phone.goto(form);
  await phone.getByRole("dialog").getByText("This draft was changed on another device").waitFor();
  await keptAs("LAPTOP", login, id);
  await phone.getByRole("button", { name: "Use this version" }).click();
  await keptAs("PHONE", login, id);
});

test("text typed immediately before a page is left is kept and saved [R-ADD-07] [R-STA-04]", async () => {
  const login = await withProfile();
  const { id } = await call(login, "POST", "/service/learners-license/", {});
  const page = await device(login, `/services/add?kind=learners-license&draft=${id}`);
  await page.getByLabel("Trainee number").fill("LAST");
  await page.getByRole("banner").getByRole("link", { name: "Kwan home page" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await keptAs("LAST", login, id);
  await page.goBack();
  await expect.poll(() => page.getByLabel("Trainee number").inputValue()).toBe("LAST");
  await page.getByLabel("Trainee number").fill("RELOADED");
  await page.reload();
  await expect.poll(() => page.getByLabel("Trainee number").inputValue()).toBe("RELOADED");
  await keptAs("RELOADED", login, id);
});

test("a submission whose answer was lost is not mistaken for the next one, after the application was reopened [R-ADD-07] [R-ADD-13]", async () => {
  const login = await withProfile();
  const page = await open("/services", { as: login, screen: "desktop" });
  const { id } = await call(login, "POST", "/service/learners-license/", {});
  await page.goto(`/services/add?kind=learners-license&draft=${id}`);
  await fillIn(page, login);
  await page.route("**/action/", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit and pay" }).click();
  await page.getByText("You have not submitted your application yet").waitFor();
  await page.unroute("**/action/");
  await page.getByRole("link", { name: "Applications" }).first().click();
  await page
    .getByRole("link", { name: /Learner's licence/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Change my answers" }).click();
  await page.waitForURL("**/services/add?**");
  const { trainee_number } = await enrolLearner(baseUrl, login);
  await page.getByLabel("Trainee number").fill(trainee_number);
  for (const heading of ["Branch", "Check and submit"]) {
    await goOn(page);
    await page.getByRole("heading", { name: heading }).first().waitFor();
  }
  await page.getByRole("button", { name: "Submit and pay" }).click();
  await page.getByRole("group", { name: "How do you want to pay?" }).waitFor();
  const sent = await call(login, "GET", `/service/learners-license/${id}/`);
  expect(sent).toMatchObject({ status: "awaiting_payment", details: { trainee_number } });
});

test("a half-typed address survives a reload, and the branch is saved as soon as it is chosen [R-ADD-07]", async () => {
  const login = await withProfile();
  const page = await open("/services", { as: login });
  const kind = "lost-damaged-license/lost";
  const { id } = await call(login, "POST", `/service/${kind}/`, {});
  await page.goto(`/services/add?kind=${kind}&draft=${id}&step=branch`);
  const branch = page.getByLabel("Branch", { exact: true });
  await branch.selectOption({ index: 3 });
  const chosen = await branch.inputValue();
  await page.getByRole("radio", { name: "Premium" }).check();
  await page.getByRole("radio", { name: "Deliver it to me" }).check();
  await page.getByLabel("City").fill("Hohoe");
  await page.reload();
  await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Hohoe");
  expect(await branch.inputValue()).toBe(chosen);
  const savedDraft = () => call(login, "GET", `/service/lost-damaged-license/${id}/`);
  await expect.poll(savedDraft, { timeout: 10_000 }).toMatchObject({ branch: chosen, tier: "premium" });
});

const codes = [
  ["AC", "additional-class", "Additional class", "Practical test"],
  ["DL", "lost-damaged-license", "Replace a damaged licence", "Record checked"],
  ["LL", "lost-damaged-license/lost", "Replace a lost or stolen licence", "Record checked"],
  ["PT", "proficiency-test", "Proficiency test", "Practical test"],
  ["RA", "amendment", "Record amendment", "Documents checked"],
  ["CDL", "license-application/commercial", "Commercial driver's licence", "Road traffic test"],
  ["DLR", "drivers-renewal", "Driver's licence renewal", "Record checked"],
  ["FLC", "foreign-license-conversion", "Foreign licence conversion", "Foreign licence confirmed by its issuer"],
  ["HPA", "hazard-permit", "Hazardous goods permit", "Card printed"],
  ["HPR", "hazard-permit/renew", "Hazardous goods permit renewal", "Documents checked"],
  ["IDP", "international-driving-permit", "International driving permit", "Card printed"],
  ["LAS", "license-application", "Driver's licence", "Photo and fingerprints"],
  ["LLR", "learners-license-renewal", "Learner's licence renewal", "Record checked"],
  ["PCC", "center-change", "Change of processing centre", "Accepted by the new branch"],
  ["UDL", "upgrading-drivers-license", "Upgrade your licence", "Road traffic test"],
  ["EDLR", "expired-drivers-license-replacement", "Replace an expired licence", "Photo and fingerprints"],
  ["LLAS", "learners-license", "Learner's licence", "Driving school confirmed"],
] as const;

test("each of the seventeen codes has its page with its own steps, and any other address is not found [R-RTE-06] [R-FRM-05]", async () => {
  const login = await withProfile();
  const page = await open("/services", { as: login });
  for (const [code, kind, title, step] of codes) {
    const { id } = await call(login, "POST", `/service/${kind}/`, {});
    await page.goto(`/services/view/${id}/${code}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await page.title()).toBe(`${title} · Kwan`);
    await page.getByRole("listitem").filter({ hasText: step }).first().waitFor();
    await page.goto(`/services/view/${id}/${code === "AC" ? "DL" : "AC"}`);
    await page.getByText("Page not found: /services/view/").waitFor();
    // Only one application for a first licence may be open at a time.
    if (kind !== "amendment") await call(login, "POST", `/service/${id}/action/`, { action: "cancel" });
  }
  await page.goto("/services/view/srv_none/XYZ");
  await page.getByText("Page not found: /services/view/srv_none/XYZ").waitFor();
  await page.goto("/services");
  await page.getByText(`${codes.length} of ${codes.length} shown`).waitFor();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Service", { exact: true }).selectOption({ label: "Record amendment" });
  await page.getByText("1 of 1 shown").waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("every kind is shown with its price and time, and those that are available now can be shown alone [R-RTE-07]", async () => {
  const page = await open("/services/add/type", { as: await withProfile() });
  await page.getByRole("heading", { name: "Learning to drive" }).waitFor();
  const lines = page.getByRole("main").getByRole("listitem");
  expect(await lines.count()).toBe(18);
  const renewal = lines.filter({ has: page.getByRole("link", { name: "Driver's licence renewal" }) });
  await renewal.getByText("GH₵210.00").waitFor();
  await renewal.getByText(/5 to 10 working days/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Show only the services that are available now").check();
  await lines.getByText("Learner's licence", { exact: true }).waitFor();
  expect(await renewal.count()).toBe(0);
});

test("anybody with its link can see and pay an invoice, with or without a session; the payer is masked [R-RTE-13] [R-ROL-01]", async () => {
  const login = await withProfile();
  const [branch] = (await call(login, "GET", "/dvla/branches/?search=Weija")).results ?? [];
  const { id } = await call(login, "POST", "/service/learners-license/", {
    branch: branch?.id,
    details: { license_class: "B", gearbox: "manual", ...(await enrolLearner(baseUrl, login)) },
  });
  const sent = await call(login, "POST", `/service/${id}/action/`, { action: "submit" });
  const [invoice] = sent.invoices as unknown as { id: string }[];
  const path = `/extern/invoice/${invoice?.id}`;
  for (const theme of ["light", "dark"] as const) {
    const stranger = await open(path, { theme });
    await stranger.getByText("E… B…").first().waitFor();
    expect(await stranger.getByText("Boateng").count()).toBe(0);
    expect(await faultsOf(stranger)).toEqual([]);
    await stranger.setViewportSize(screens.narrow);
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  const page = await open(path, { as: "driver" });
  await page.getByLabel("Card").check();
  await page.getByRole("button", { name: "Pay GH₵200.00" }).click();
  await page.getByRole("button", { name: /^Reject/ }).click();
  await page.goto(path);
  await page.getByRole("heading", { name: "The payment did not go through" }).waitFor();
  await page.getByLabel("Card").check();
  await page.getByRole("button", { name: "Pay GH₵200.00" }).click();
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.goto(path);
  await page.getByText("This invoice has been paid. Thank you.").waitFor();
  await page.getByRole("button", { name: "Print" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const missing = await open("/extern/invoice/none");
  await missing.getByText("We could not load the invoice").waitFor();
});
