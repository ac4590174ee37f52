import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { faultsOf, journeysThroughTime } from "./browser.ts";
import { enterCode } from "./enter-code.ts";
import { type Login, lastCode, logInByApi } from "./log-in-by-api.ts";
import { askForSurname, callsOf, enrolLearner, filledDraft, pdf, sentApplication, withProfile } from "./people.ts";

const { site, setClockAhead, context, open } = journeysThroughTime();

const minute = 60_000;
let ahead = 0;
/** A code can only be requested once a minute, so move the server's clock forward by two minutes before each test. */
beforeEach(async () => {
  ahead += 2 * minute;
  await setClockAhead(ahead);
});

const phoneOf = ({ user }: Login) => String(user.phone_number);
const password = "Kente-Gold-2026";

/** Ends the session on the server without telling the page. */
const endSession = async (login: Login) => {
  await callsOf(site(), login)("POST", "/users/logout/", {});
  ahead += 2 * minute;
  await setClockAhead(ahead);
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Log in again" });

/** Logs in again in the dialog, by phone. */
async function logInAgain(page: Page, login: Login) {
  const dialog = dialogOf(page);
  await dialog.getByLabel("Email address or phone number").fill(phoneOf(login));
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.getByLabel("6-digit code").waitFor();
  await enterCode(dialog, await lastCode(site(), phoneOf(login)));
  await dialog.waitFor({ state: "hidden" });
}

test("when a session ends during an application, people log in on the page and their text is saved [R-STA-02] [R-ADD-07]", async () => {
  const login = await withProfile(site());
  const draft = await filledDraft(site(), login);
  // Enrol the same person again, because the test needs their trainee number.
  const { trainee_number } = await enrolLearner(site(), login);
  const page = await open(`/services/add?kind=learners-license&draft=${draft}&step=details`, { as: login });
  await page.getByLabel("Trainee number").fill("T");
  await endSession(login);
  await page.getByLabel("Trainee number").fill(trainee_number);
  await dialogOf(page).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // The dialog reports a wrong password, and stays open.
  await dialogOf(page).getByLabel("Email address or phone number").fill(phoneOf(login));
  await dialogOf(page).getByLabel("Password", { exact: true }).fill("Wrong-Pass-1");
  await dialogOf(page).getByRole("button", { name: "Log in", exact: true }).click();
  await dialogOf(page)
    .getByText(/password is wrong/)
    .first()
    .waitFor();
  await logInAgain(page, login);
  expect(await page.getByLabel("Trainee number").inputValue()).toBe(trainee_number);
  await page.getByText("Your answers are saved. You can continue later").first().waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Branch and delivery" }).waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("definition").filter({ hasText: trainee_number }).waitFor();
});

test("an application is submitted once if its session ends as the button is pressed, however long the login takes [R-STA-02]", async () => {
  const login = await withProfile(site());
  const draft = await filledDraft(site(), login);
  const page = await (await context({ as: login })).newPage();
  await page.clock.install();
  await page.goto(`/services/add?kind=learners-license&draft=${draft}&step=check`);
  await page.getByText("GH₵200.00").first().waitFor();
  await endSession(login);
  await page.getByRole("button", { name: "Submit and pay" }).click();
  await dialogOf(page).waitFor();
  // Logging in again can take longer than the timeout of a request.
  await page.clock.runFor(2 * minute);
  await logInAgain(page, login);
  await page.waitForURL("**/LLAS/pay");
  const { results = [] } = await callsOf(site(), await newSession(page))("GET", `/service/${login.driver}/?limit=100`);
  expect(results.map(({ status }) => status)).toEqual(["awaiting_payment"]);
});

/** Returns the session that the browser has now. */
async function newSession(page: Page): Promise<Pick<Login, "token">> {
  const cookies = await page.context().cookies();
  return { token: decodeURIComponent(cookies.find(({ name }) => name === "kwan_token")?.value ?? "") };
}

test("a change of a profile is sent with its document after a login on the page [R-STA-02] [R-ENT-11]", async () => {
  const login = await withProfile(site());
  const page = await open("/profile/edit?part=identity", { as: login });
  await page.getByLabel("Surname").fill("Owusu");
  await page.getByLabel("Why do you need this change?").fill("I married on 3 May 2026.");
  await page.getByLabel("Affidavit").setInputFiles(pdf);
  await endSession(login);
  await page.getByRole("button", { name: "Send my request" }).click();
  await dialogOf(page).waitFor();
  await logInAgain(page, login);
  await page.waitForURL("**/profile");
  await page.getByText("from Boateng to Owusu").waitFor();
  const { results = [] } = await callsOf(site(), await newSession(page))(
    "GET",
    `/service/update-request/?driver=${login.driver}`,
  );
  expect(results.length).toBe(1);
});

test("a file sent after the session has ended is kept, and sent after the next login [R-STA-02] [R-ADD-05]", async () => {
  const login = await withProfile(site());
  const call = callsOf(site(), login);
  const { id } = await call("POST", "/service/foreign-license-conversion/", {
    details: { issuing_country: "NG", is_in_english: true },
  });
  const page = await open(`/services/add?kind=foreign-license-conversion&draft=${id}&step=documents`, { as: login });
  const chooser = page.locator("input[type=file]:not([capture])").first();
  await chooser.waitFor({ state: "attached" });
  await endSession(login);
  await chooser.setInputFiles(pdf);
  await dialogOf(page).waitFor();
  await logInAgain(page, login);
  expect(page.url()).toContain("step=documents");
  const again = callsOf(site(), await newSession(page));
  const uploaded = async () =>
    (await again("GET", `/service/foreign-license-conversion/${id}/`)).documents?.filter(
      ({ status }) => status === "uploaded",
    ).length;
  await expect.poll(uploaded, { timeout: 10_000 }).toBe(1);
});

test("a reviewer's decision is sent with the typed reason after a login on the page [R-STA-02] [R-STA-06]", async () => {
  const asking = await withProfile(site(), "Adjei");
  const id = await askForSurname(site(), asking);
  const reviewer = await logInByApi(site(), "reviewer");
  const page = await open(`/review/update-requests/${id}`, { as: reviewer });
  await page.getByRole("button", { name: "Reject request" }).click();
  await page.getByLabel("Reason").fill("The affidavit is not signed.");
  await endSession(reviewer);
  await page.getByRole("button", { name: "Reject request" }).click();
  await dialogOf(page).waitFor();
  await page.getByText(/your account may have been deactivated/).waitFor();
  await logInAgain(page, reviewer);
  await page.getByText("Reason: The affidavit is not signed.").waitFor();
});

test("people who do not want to log in again are logged out, and return to the first page [R-STA-02]", async () => {
  const login = await withProfile(site());
  const made = await context({ as: login });
  const [page, other] = [await made.newPage(), await made.newPage()];
  await page.goto("/profile/edit?part=address");
  await page.getByLabel("City").fill("Kumasi");
  await other.goto("/branches");
  await other.getByText("40 branches").waitFor();
  await endSession(login);
  await page.getByRole("button", { name: "Save" }).click();
  await dialogOf(page).waitFor();
  // Escape does not close the dialog.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await dialogOf(page).isVisible()).toBe(true);
  expect(page.url()).toContain("/profile/edit");
  await dialogOf(page).getByRole("button", { name: "Stay logged out" }).click();
  await Promise.all([page.waitForURL("**/auth/login"), other.waitForURL("**/auth/login")]);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
  expect(session).toEqual({ authenticated: false, user: null, redirect: "/" });
});

test("a session that has ended sends people to the login immediately if they have not changed anything [R-SDK-05] [R-STA-02]", async () => {
  const login = await withProfile(site());
  const made = await context({ as: login });
  const page = await made.newPage();
  await page.goto("/branches");
  await page.getByText("40 branches").waitFor();
  await endSession(login);
  await page.goto("/services");
  await page.waitForURL("**/auth/login");
  expect((await made.cookies()).filter(({ name }) => name === "kwan_token")).toEqual([]);
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticated") ?? "null"));
  expect(session).toEqual({ authenticated: false, user: null, redirect: "/" });
});

test("a session that has expired in one tab does not take away what was typed in another [R-STA-02]", async () => {
  const login = await withProfile(site());
  const made = await context({ as: login });
  const [page, other] = [await made.newPage(), await made.newPage()];
  await page.goto("/profile/edit?part=address");
  await page.getByLabel("City").fill("Kumasi");
  await other.goto("/branches");
  await other.getByText("40 branches").waitFor();
  await endSession(login);
  await other.goto("/services");
  await other.waitForURL("**/auth/login");
  await dialogOf(page).waitFor();
  await logInAgain(page, login);
  expect(await page.getByLabel("City").inputValue()).toBe("Kumasi");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/profile");
});

test("an invalid token does not prevent anybody from logging in or opening an invoice [R-RTE-10] [R-RTE-13] [R-ROL-01]", async () => {
  const login = await withProfile(site());
  const { invoice } = await sentApplication(site(), login);
  await endSession(login);
  const made = await context();
  await made.addCookies([{ name: "kwan_token", value: login.token, url: site() }]);
  const page = await made.newPage();
  await page.goto(`/extern/invoice/${invoice}`);
  await page.getByRole("button", { name: "Pay GH₵200.00" }).waitFor({ timeout: 4_000 });
  // The rejected token is gone, and the person stays on the page (R-SDK-05).
  expect((await made.cookies()).filter(({ name }) => name === "kwan_token")).toEqual([]);
  await page.goto("/auth/login");
  await page.getByLabel("Email address or phone number").fill(phoneOf(login));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/auth/login/verify");
});
