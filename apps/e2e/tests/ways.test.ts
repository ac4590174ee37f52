import { expect, inject, test } from "vitest";
import { faultsOf, journeys } from "./browser.ts";
import { logInByEmail, logInByPhone } from "./log-in-by-api.ts";
import {
  beginPayment,
  callsOf,
  decide,
  enrolLearner,
  officersBranch,
  openDocument,
  pdf,
  secondOfficer,
  sentApplication,
  verifyHolder,
  withProfile,
} from "./people.ts";

const { baseUrl, context, open } = journeys();

/** Makes calls as the seed's officer, through the API. */
const officer = () => callsOf(baseUrl, inject("logins").officer);
const move = (id: string, action: string, reason?: string) =>
  officer()("POST", `/service/${id}/action/`, {
    action,
    ...(reason && { reason }),
    // An application is only rejected here after it was paid.
    ...(action === "reject" && { refund: "full" }),
  });

/**
 * Creates an application for a learner's licence that has been submitted and paid for, at a branch that offers
 * tests.
 */
async function paidApplication() {
  const login = await withProfile(baseUrl);
  const { id, invoice } = await sentApplication(baseUrl, login);
  await decide(baseUrl, await beginPayment(baseUrl, invoice), "approve");
  return { login, id, invoice };
}

test("a card can be delivered: the delivery is chosen, paid for, shown, and on its way once the card is ready [R-RTE-09] [R-API-D01] [R-API-D02]", async () => {
  // The driver in the seed data whose applications are all completed and whose card is valid.
  const login = await logInByPhone(baseUrl, "+233241000109");
  const call = callsOf(baseUrl, login);
  const { number } = await call("GET", `/license/${String(login.user.driver)}/`);
  const { id = "" } = await call("POST", "/service/lost-damaged-license/", {
    branch: await officersBranch(call),
    details: { license_number: number, damage: "broken", description: "It broke in my wallet." },
  });
  const form = new FormData();
  form.set("service", id);
  form.set("document", "damaged_card_photo");
  form.set("file", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
  await call("POST", "/document/", form);

  const page = await open(`/services/add?kind=lost-damaged-license&draft=${id}&step=branch`, { as: login });
  await page.getByLabel("Deliver it to me").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Name of the recipient is required" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel("Name of the recipient").fill("Ama Serwaa");
  await page.getByLabel("Phone number", { exact: true }).fill("024 412 3456");
  await page.getByLabel("City").fill("Tema");
  await page.getByLabel("Region").selectOption("Greater Accra");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(/^Delivery to Ama Serwaa, .*Tema/).waitFor();
  // Changing the delivery again updates the same address.
  await page.getByRole("link", { name: /^Change how you get your card/ }).click();
  await page.getByLabel("City").fill("Ho");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText(/^Delivery to Ama Serwaa, .*\bHo\b/).waitFor();
  await page.getByRole("button", { name: "Submit and pay" }).click();
  await page.waitForURL("**/DL/pay");
  const { invoices = [] } = await call("GET", `/service/lost-damaged-license/${id}/`);
  const [invoice] = invoices;
  const { lines } = (await call("GET", `/service/invoice/${invoice?.id}/`)) as unknown as {
    lines: { title: string }[];
  };
  expect(lines.some(({ title }) => /deliver/i.test(title))).toBe(true);
  await decide(baseUrl, await beginPayment(baseUrl, invoice?.id ?? ""), "approve");
  await move(id, "start_review");
  await officer()("POST", `/service/${id}/step/`, { step: "record_check", state: "done" });
  await verifyHolder(officer(), id);
  const { documents = [] } = await officer()("GET", `/application/${id}/`);
  for (const { file } of documents)
    if (file) {
      await openDocument(baseUrl, inject("logins").officer, file);
      await officer()("POST", `/document/${file}/review/`, { outcome: "accepted" });
    }
  for (const action of ["approve", "produce", "mark_ready"]) await move(id, action);
  await page.goto(`/services/view/${id}/DL`);
  await page.getByText("Your card is on its way to you").first().waitFor();
  await page.getByText(/We are delivering your card to Ama Serwaa, Ho/).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("the office asks for more, the applicant replies and resubmits, and the review continues [R-RTE-06] [R-ADD-03]", async () => {
  const { login, id } = await paidApplication();
  await move(id, "start_review");
  await move(id, "ask_for_more", "The trainee number is not in the books of the school.");
  const page = await open("/", { as: login });
  await page
    .getByText(/The trainee number is not in the books/)
    .first()
    .waitFor();
  await page.goto(`/services/view/${id}/LLAS`);
  await page.getByRole("link", { name: "Reply" }).click();
  await page.getByText("We need more information from you").first().waitFor();
  const { trainee_number } = await enrolLearner(baseUrl, login);
  // All answers are on one page. Text typed there is kept while another answer is changed.
  await page.getByLabel("Message to your branch").fill("I had mistyped the number.");
  await page.getByRole("link", { name: "Change trainee number" }).click();
  // Only look in the new form, because the previous page has this field too.
  await page.getByRole("form", { name: "Details" }).getByLabel("Trainee number").fill(trainee_number);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("definition").filter({ hasText: trainee_number }).waitFor();
  expect(await page.getByLabel("Message to your branch").inputValue()).toBe("I had mistyped the number.");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Send your reply" }).click();
  await page.getByText("Being checked").first().waitFor();
  const officerPage = await open(`/office/${id}`, { as: "officer" });
  await officerPage.getByText("I had mistyped the number.").first().waitFor();
  const { status, invoices, details } = await callsOf(baseUrl, login)("GET", `/service/learners-license/${id}/`);
  expect([status, invoices?.length, (details as unknown as { trainee_number: string }).trainee_number]).toEqual([
    "in_review",
    1,
    trainee_number,
  ]);
});

test("a rejected application shows the reason and no further steps, and people can apply again [R-RTE-06] [R-ADD-03]", async () => {
  const { login, id } = await paidApplication();
  await move(id, "start_review");
  await move(id, "reject", "The school does not know this trainee.");
  const page = await open(`/services/view/${id}/LLAS`, { as: login });
  await page.getByText("The school does not know this trainee.").first().waitFor();
  await page.getByRole("listitem").filter({ hasText: "Rejected" }).first().waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "Completed" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Cancel this application" }).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto("/services/add?kind=learners-license");
  await page.getByRole("button", { name: "Start" }).waitFor();
});

test("a rejection is appealed, and after an officer who took no part has withdrawn it, the application is in review again [R-AUT-04]", async () => {
  const { login, id } = await paidApplication();
  await move(id, "start_review");
  await move(id, "reject", "The school does not know this trainee.");
  const page = await open(`/services/view/${id}/LLAS`, { as: login });
  await page.getByRole("button", { name: "Appeal" }).click();
  await page.getByLabel("Why is this decision wrong?").fill("I have trained there since March.");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await page.getByText(/^You appealed on/).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  const second = await logInByEmail(baseUrl, secondOfficer);
  const { results = [] } = await callsOf(baseUrl, second)("GET", "/office/task/?kind=appeal&limit=100");
  const task = results.find(({ driver }) => driver === login.user.driver);
  const staff = await open(`/appeals/${task?.subject_id}`, { as: second, screen: "desktop" });
  await staff.getByRole("heading", { level: 2, name: "The rejection" }).waitFor();
  await staff.getByText("I have trained there since March.").waitFor();
  await staff.getByRole("radio", { name: "Withdraw the rejection" }).check();
  await staff.getByLabel("Reason").fill("The school has confirmed that you train there.");
  expect(await faultsOf(staff)).toEqual([]);
  await staff.getByRole("button", { name: "Save decision" }).click();
  await staff.getByText("The decision was reversed").first().waitFor();

  await page.reload();
  await page.getByText("Being checked").first().waitFor();
  await page.getByText("History", { exact: true }).click();
  await page.getByText("Reopened after an appeal").first().waitFor();
});

test("an appointment can be moved: the old time is free again, and only one is booked [R-ADD-06]", async () => {
  const { login, id } = await paidApplication();
  const page = await open(`/services/view/${id}/LLAS#appointments`, { as: login });
  await page.getByRole("button", { name: "Book your eye test" }).click();
  const times = page.getByRole("group", { name: "Time" }).getByRole("radio");
  await times.first().check();
  await page.getByRole("button", { name: "Book this time" }).click();
  const booked = async () =>
    ((await callsOf(baseUrl, login)("GET", `/appointment/?service=${id}`)).results ?? []).filter(
      ({ status }) => status === "booked",
    );
  await page.getByRole("button", { name: "Change time" }).click();
  const [first] = await booked();
  await times.last().check();
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByText("Your appointment has been changed.").first().waitFor();
  const [now, ...more] = await booked();
  expect([now?.starts_at === first?.starts_at, more.length]).toEqual([false, 0]);
  // The page shows the new time, not the previous one.
  await page.getByText(String(now?.starts_at).slice(11, 16)).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

test("two presses, two tabs, an early webhook, Back and a reload lead to one payment and one receipt [R-ADD-04]", async () => {
  const login = await withProfile(baseUrl);
  const { id, invoice } = await sentApplication(baseUrl, login);
  const made = await context({ as: login });
  const [one, other] = [await made.newPage(), await made.newPage()];
  for (const page of [one, other]) {
    await page.goto(`/services/view/${id}/LLAS/pay`);
    await page.getByLabel("Card").check();
  }
  const pay = { name: "Pay GH₵200.00" } as const;
  await one.getByRole("button", pay).dblclick();
  await other.getByRole("button", pay).click();
  await Promise.all([one.waitForURL("**/sandbox/pay/**"), other.waitForURL("**/sandbox/pay/**")]);
  expect(other.url()).toBe(one.url());
  // The provider notifies us before the payer has returned to the portal.
  await other.getByRole("button", { name: /^Double/ }).click();
  await other.getByText("Our webhook answered 200, 200, 200.").waitFor();
  await one.goBack();
  await one.getByText("This invoice has been paid. Thank you.").waitFor();
  expect(await one.getByRole("button", pay).count()).toBe(0);
  await one.reload();
  const receipt = one.getByRole("heading", { name: /^Receipt RCP-/ });
  await receipt.waitFor();
  await other.goto(`/services/view/${id}/LLAS/pay`);
  await other.getByText("This invoice has been paid. Thank you.").waitFor();
  expect(await other.getByRole("heading", { name: /^Receipt RCP-/ }).textContent()).toBe(await receipt.textContent());
  const call = callsOf(baseUrl, login);
  const payments = (await call("GET", `/learner/driver/payments/${login.driver}/`)).results ?? [];
  const { invoices = [], history = [] } = await call("GET", `/service/learners-license/${id}/`);
  expect(payments.map(({ status }) => status)).toEqual(["paid"]);
  expect(invoices.map((each) => [each.id, each.status])).toEqual([[invoice, "paid"]]);
  expect(history.filter(({ action }) => action === "pay").length).toBe(1);
});
