import type { Browser, Locator, Page } from "playwright";
import { enterCode } from "./enter-code.ts";
import { newContext, type screens } from "./pages.ts";
import type { Production, Question } from "./production.ts";

const password = "Odwira-Gold-2026";

/** Fills in the three fields of a date. The date is given as 2026-11-25. */
export async function fillDate(within: Locator | Page, legend: string | RegExp, date: string): Promise<void> {
  const group = within.getByRole("group", { name: legend });
  const [year = "", month = "", day = ""] = date.split("-");
  for (const [part, text] of Object.entries({ Day: day, Month: month, Year: year }))
    await group.getByLabel(part).fill(String(Number(text)));
}

/** Presses the button with this name in a dialog. */
export const confirm = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

export type Colleague = {
  readonly first: string;
  readonly last: string;
  readonly role: "Administrator" | "Officer" | "Reviewer" | "Driving school";
  readonly branch?: string;
  readonly school?: string;
};

export const emailOf = ({ first, last }: Pick<Colleague, "first" | "last">): string =>
  `${first}.${last}@authority.example`.toLowerCase();

/** Returns the actions that people take on the screens of a server in production. Each person has their own device. */
export function onScreens(production: Production, browser: () => Browser, faults: string[]) {
  const { baseUrl, messagesTo } = production;
  let devices = 0;

  /** Opens a page on a new device where nobody is logged in. */
  async function open(path: string, screen: keyof typeof screens = "desktop"): Promise<Page> {
    const context = await newContext(browser(), baseUrl, { screen });
    devices += 1;
    await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.0.0.${devices}` });
    await routeCheckout(context);
    const page = await context.newPage();
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.goto(path);
    return page;
  }

  /** Stands in for the payment provider's page, where the payer approves a payment. */
  const routeCheckout = (context: Awaited<ReturnType<typeof newContext>>) =>
    context.route("https://checkout.paystack.example/**", async (route, request) => {
      const reference = request.url().split("/").at(-1) ?? "";
      if (request.method() === "POST") await production.approvePayment(reference);
      const body = request.method() === "POST" ? "<h1>Paid</h1>" : "<form method=post><button>Approve</button></form>";
      await route.fulfill({ contentType: "text/html", body });
    });

  /**
   * Waits until someone has received a matching message after the first `skip` messages. Other messages may arrive before
   * it.
   */
  async function waitForMessage(pattern: RegExp, to: string, skip: number): Promise<string> {
    for (const end = Date.now() + 15_000; Date.now() < end; ) {
      const texts = (await messagesTo(to)).slice(skip).map((raw) => raw.replace(/^[\s\S]*?\r\n\r\n/, ""));
      const match = pattern.exec(texts.join("\n").replaceAll("=\r\n", ""));
      if (match) return match[0];
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`No message with ${pattern} came to ${to} within 15 s.`);
  }

  /** Submits the form and enters the code that the server then sends to this email address or phone number. */
  async function sendAndEnterCode(page: Page, to: string, button: string): Promise<void> {
    const before = (await messagesTo(to)).length;
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForURL("**/verify");
    await enterCode(page, await waitForMessage(/\b\d{6}\b/, to, before));
  }

  /** Confirms all open lessons with the code that is sent to the trainee's phone. */
  async function confirmLessons(page: Page, phone: string): Promise<void> {
    const before = (await messagesTo(phone)).length;
    await page.getByRole("button", { name: "Send me a code" }).click();
    await enterCode(page, await waitForMessage(/\b\d{6}\b/, phone, before));
  }

  async function setPassword(page: Page, email: string): Promise<void> {
    await page.getByLabel("Email address or phone number").fill(email);
    await sendAndEnterCode(page, email, "Send me a code");
    await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
    await page.getByLabel("Confirm your new password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Save the new password" }).click();
    await page.waitForURL("**/auth/login");
  }

  async function logIn(page: Page, contact: string): Promise<void> {
    await page.goto("/auth/login");
    await page.getByLabel("Email address or phone number").fill(contact);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await sendAndEnterCode(page, contact, "Log in");
    // Staff whose role has tasks first see the list of tasks.
    await page.getByRole("heading", { level: 1, name: /^(Hello|Tasks)/ }).waitFor();
  }

  /** Follows the link in a new colleague's email, sets a password and logs in. */
  async function join(colleague: Colleague): Promise<Page> {
    const email = emailOf(colleague);
    const page = await open(await waitForMessage(/http:\S+password/, email, 0));
    await setPassword(page, email);
    await logIn(page, email);
    return page;
  }

  /** Signs up a citizen by phone number, on a phone-sized screen. */
  async function signUp(first: string, last: string, phone: string): Promise<Page> {
    const page = await open("/", "phone");
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await page.waitForURL("**/auth/signup");
    // Another test covers forms that are filled in before their scripts have loaded.
    await page.waitForFunction(() => !("kwanStarted" in window));
    await page.getByLabel("First name").fill(first);
    await page.getByLabel("Surname").fill(last);
    await page.getByLabel("Phone number", { exact: true }).fill(phone.replace("+233", "0"));
    await page.getByLabel("Username").fill(`${first}.${last}`.toLowerCase());
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm your password", { exact: true }).fill(password);
    await sendAndEnterCode(page, phone, "Sign up");
    await page.waitForURL(`${baseUrl}/`);
    return page;
  }

  /** Pays the amount due by mobile money, at the provider, and returns to the application. */
  async function pay(page: Page, phone: string): Promise<void> {
    await page.getByLabel("MTN MoMo").check();
    await page.getByLabel("Mobile money number").fill(phone.replace("+233", "0"));
    await page.getByRole("button", { name: /^Pay GH/ }).click();
    const provider = page.getByRole("link", { name: "Open the payment provider's page" });
    const checkout = await page.context().newPage();
    await checkout.goto((await provider.getAttribute("href")) ?? "");
    await checkout.getByRole("button", { name: "Approve" }).click();
    await checkout.getByRole("heading", { name: "Paid" }).waitFor();
    await checkout.close();
    await page.getByRole("heading", { name: /^Receipt RCP-/ }).waitFor();
    await page.getByRole("link", { name: "See what happens next" }).click();
    await page.getByRole("heading", { name: "Progress" }).waitFor();
  }

  /** Books the first appointment that is offered, and returns its day. */
  async function book(page: Page, button: string | RegExp): Promise<string> {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("group", { name: "Time" }).getByRole("radio").first().check();
    const day = await page.getByLabel("Day", { exact: true }).inputValue();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("button", { name: "Book this time" }).waitFor({ state: "detached" });
    return day;
  }

  return { open, confirmLessons, setPassword, logIn, join, signUp, pay, book };
}

/** Completes the steps of a new profile. The names and the phone number come from the account. */
export async function fillProfile(page: Page, { idNumber, born }: { idNumber: string; born: string }): Promise<void> {
  const goOn = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Ghana Card").check();
  await page.getByLabel("ID number").fill(idNumber);
  await goOn();
  await fillDate(page, "Date of birth", born);
  await page.getByLabel("Female").check();
  await page.getByRole("combobox", { name: "Nationality" }).fill("Ghan");
  await page.getByRole("option", { name: "Ghanaian" }).click();
  await goOn();
  await page.waitForURL("**/profile/add?step=contact");
  await goOn();
  await page.getByLabel("City").fill("Accra");
  await goOn();
  await page.getByRole("button", { name: "Create my profile" }).click();
  await page.waitForURL("**/profile/add-success");
}

const idCard = { name: "ghana-card.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

/** Uploads a file of an identity document, in the form or dialog that is open. */
export async function uploadIdCard(within: Pick<Page, "locator" | "getByText">): Promise<void> {
  await within.locator("input[type=file]").first().setInputFiles(idCard);
  await within.getByText("ghana-card.pdf has been uploaded.").waitFor({ state: "attached" });
}

/**
 * Records that an identity document is the person's own, as an officer on that person's page. If the person has not sent
 * a file of it, the officer uploads one, and a colleague has to approve the check.
 */
export async function verifyIdentity(page: Page, idNumber: string, file: "sent" | "missing"): Promise<void> {
  await page.getByRole("button", { name: /^Check identity/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(idNumber).waitFor();
  if (file === "missing") await uploadIdCard(dialog);
  await dialog.getByLabel("Yes, verify the document").check();
  await dialog.getByLabel("I compared the person with the photo on the document").check();
  await dialog.getByLabel("The person came to the counter").check();
  await dialog.getByLabel("Note").fill("Compared the Ghana Card with the person.");
  await dialog.getByRole("button", { name: "Record the result" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Takes one part of the theory test, and answers every question correctly. */
export async function takeTheoryTest(page: Page, questions: readonly Question[]): Promise<void> {
  await page.getByRole("button", { name: "Start the test" }).click();
  const [, total = "0"] =
    /^Question 1 of (\d+)$/.exec((await page.getByText(/^Question 1 of/).textContent()) ?? "") ?? [];
  for (let number = 1; number <= Number(total); number += 1) {
    const form = page.getByRole("form", { name: `Question ${number}`, exact: true });
    const text = await form.getByRole("heading", { level: 2 }).textContent();
    const options = await form
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ""));
    // Many questions about signs have the same text.
    const question = questions.find(
      ({ right, wrong, ...each }) =>
        each.text === text && [right, ...wrong].every((option) => options.includes(option)),
    );
    await form.getByRole("radio", { name: question?.right ?? "?", exact: true }).check();
    await form.getByRole("button", { name: number === Number(total) ? "Finish test" : "Next question" }).click();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Finish test" }).click();
  await page.getByText(`You scored ${total} out of ${total}`).waitFor();
}

/** Creates an account as an administrator. Another administrator has to approve its role. */
export async function createAccount(page: Page, colleague: Colleague): Promise<void> {
  const { first, last, role, branch, school } = colleague;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Staff" }).click();
  await page.getByRole("button", { name: "New account" }).click();
  const form = page.getByRole("form", { name: "New account" });
  await form.getByLabel("First name").fill(first);
  await form.getByLabel("Surname").fill(last);
  await form.getByLabel("Username").fill(`${first}.${last}`.toLowerCase());
  await form.getByLabel("Email address").fill(emailOf(colleague));
  await form.getByRole("radio", { name: role, exact: true }).check();
  if (branch) await form.getByLabel("Branch").selectOption({ label: branch });
  if (school) await form.getByLabel("Driving school", { exact: true }).last().selectOption({ label: school });
  await form.getByLabel("Reason").fill("Begins work on Monday.");
  await form.getByRole("button", { name: "Create account" }).click();
  await page
    .getByRole("row")
    .filter({ hasText: emailOf(colleague) })
    .waitFor();
}

/** Imports a file with these licences. One person uploads it, and another one runs it. */
export async function importLicences(page: Page, other: Page, lines: readonly string[]): Promise<void> {
  const columns =
    "first_name,last_name,date_of_birth,sex,license_number,classes,first_issued_on,issued_on,expires_on,is_commercial";
  const follow = (on: Page) =>
    on.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Imports", exact: true }).click();
  await follow(page);
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "register.csv", mimeType: "text/csv", buffer: Buffer.from([columns, ...lines].join("\n")) });
  await page.getByText("Checked, not run yet").waitFor();
  // Nobody can run an import of a file that they uploaded themselves.
  if ((await page.getByRole("button", { name: "Run", exact: false }).count()) > 0)
    throw new Error("The import can be run by the person who uploaded the file.");
  await follow(other);
  await other.getByRole("link", { name: "register.csv" }).click();
  await other.getByRole("button", { name: /^Run/ }).click();
  await confirm(other, /^Run/);
  await other.getByText("Imported", { exact: true }).first().waitFor();
}

/** Approves a proposal on the decisions page. */
export async function approve(page: Page, proposal: string): Promise<void> {
  const button = page.getByRole("button", { name: `Approve: ${proposal}` }).first();
  await button.click();
  await confirm(page, "Approve");
  await button.waitFor({ state: "detached" });
}

/** Takes an action that needs no confirmation, as an officer, and waits for the new status. */
export async function moveOn(page: Page, action: string, status: string): Promise<void> {
  await page.getByRole("radio", { name: action, exact: true }).check();
  await page.getByRole("button", { name: action, exact: true }).click();
  await page.getByRole("main").getByText(status, { exact: true }).first().waitFor();
}

/**
 * Takes an action as an officer, and confirms it. The results chosen for the steps that are due are recorded with it.
 */
export async function decide(page: Page, action: string, status: string): Promise<void> {
  await page.getByRole("radio", { name: action, exact: true }).check();
  if (action === "Record handover") {
    await page.getByRole("radio", { name: "The holder", exact: true }).check();
    await page.getByRole("radio", { name: "Ghana Card", exact: true }).check();
  }
  await page.getByRole("button", { name: action, exact: true }).click();
  await confirm(page, action);
  await page.getByRole("main").getByText(status, { exact: true }).first().waitFor();
}

/**
 * Returns the button that accepts the document on the page, once the document has been opened. A browser that cannot
 * show PDF files on the page has to open it first, with one more press.
 */
export async function acceptButton(page: Page): Promise<Locator> {
  const accept = page.getByRole("button", { name: "Accept document", exact: true });
  const open = page.getByRole("button", { name: "Open the document", exact: true });
  await accept.or(open).first().waitFor();
  if (await open.isVisible()) await open.click();
  await accept.waitFor();
  return accept;
}

/** Chooses the result of a step that is due, as an officer. */
export const chooseResult = (page: Page, step: string, result: string): Promise<void> =>
  page.getByRole("group", { name: step, exact: true }).getByRole("radio", { name: result, exact: true }).check();
