import { join } from "node:path";
import { type ExpectStatic, test } from "vitest";
import { journeys } from "./browser.ts";
import { lastCode, logInByPhone, newLearner } from "./log-in-by-api.ts";
import { callsOf, decide, officersBranch, pdf, sentApplication, withProfile } from "./people.ts";
import { screenReaderOn } from "./screen-reader.ts";

// The journeys wait for silence most of the time, so several run at the same time.
const { baseUrl, context } = journeys({ isConcurrent: true });

/** A summary of errors is announced and gets focus in the same moment, and the browser tells of them in either order. */
const inOneOrder = (script: string) => script.replaceAll(/^(\s*alert .*)\n(\s*focus .*, alert)$/gm, "$2\n$1");

/** Compares what was said with the approved script of the journey, which is a text file in `spoken`. */
const expectScript = (expect: ExpectStatic, script: string, name: string) =>
  expect(inOneOrder(script)).toMatchFileSnapshot(join(import.meta.dirname, "../spoken", `${name}.txt`));

const inBrowser = async (as?: Parameters<typeof context>[0]) => (await context({ screen: "desktop", ...as })).newPage();

test.concurrent("log in", async ({ expect }) => {
  const phone = String((await newLearner(baseUrl)).user.phone_number);
  const page = await inBrowser();
  const { step, script } = await screenReaderOn(page, [[/\b024 \d{3} \d{4}(?=\. It)/g, "<phone>"]]);
  const button = page.getByRole("button", { name: "Log in" });
  await step(
    "opens the portal",
    () => page.goto("/"),
    () => button.waitFor(),
  );
  await step("presses the button without having typed anything", () => button.press("Enter"));
  await page.getByLabel("Email address or phone number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill("Kente-Gold-2020");
  await step(
    "types a wrong password and presses the button",
    () => button.press("Enter"),
    () => page.getByText("password is wrong").first().waitFor(),
  );
  await step("types the right password", () => page.getByLabel("Password", { exact: true }).fill("Kente-Gold-2026"));
  await step(
    "presses the button",
    () => button.press("Enter"),
    () => page.waitForURL("**/verify"),
  );
  const code = page.getByLabel("6-digit code");
  await step("goes to the code", () => code.focus());
  await step("types six wrong digits", () => code.pressSequentially("000000"));
  await step(
    "presses Enter",
    () => code.press("Enter"),
    () => page.getByRole("alert").waitFor(),
  );
  await code.fill(await lastCode(baseUrl, phone));
  await step(
    "types the right code and presses Enter",
    () => code.press("Enter"),
    () => page.waitForURL(`${baseUrl}/`),
  );
  await expectScript(expect, script("Log in"), "log-in");
});

test.concurrent("sign up", async ({ expect }) => {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  const page = await inBrowser();
  const { step, script } = await screenReaderOn(page, [[/\b024 \d{3} \d{4}(?=\. It)/g, "<phone>"]]);
  const button = page.getByRole("button", { name: "Sign up", exact: true });
  await step(
    "opens the page",
    () => page.goto("/auth/signup"),
    () => button.waitFor(),
  );
  await step("presses the button without having typed anything", () => button.press("Enter"));
  await step("follows the first link of the summary", () =>
    page.getByRole("link", { name: "First name is required" }).press("Enter"),
  );
  await page.getByLabel("First name").fill("Esi");
  await page.getByLabel("Surname").fill("Boateng");
  await page.getByLabel("Phone number").fill(`024${digits}`);
  await page.getByLabel("Username").fill(`esi${digits}`);
  const password = page.getByLabel("Password", { exact: true });
  await step("goes to the password", () => password.focus());
  await step("types eight letters, and pauses", () => password.pressSequentially("odwirago"));
  await step("types the rest", () => password.pressSequentially("ldG-7"));
  await page.getByLabel("Confirm your password").fill("odwiragoldG-7");
  await step(
    "presses the button",
    () => button.press("Enter"),
    () => page.waitForURL("**/verify"),
  );
  const code = page.getByLabel("6-digit code");
  await code.fill(await lastCode(baseUrl, `+23324${digits}`));
  await step(
    "types the code and presses Enter",
    () => code.press("Enter"),
    () => page.waitForURL(`${baseUrl}/`),
  );
  await expectScript(expect, script("Sign up"), "sign-up");
});

test.concurrent("apply, with files", async ({ expect }) => {
  const login = await withProfile(baseUrl);
  const call = callsOf(baseUrl, login);
  const { id = "" } = await call("POST", "/service/foreign-license-conversion/", {
    branch: await officersBranch(call),
    details: {
      issuing_country: "TG",
      foreign_license_number: "TG-1234",
      foreign_classes: "B",
      issued_on: "2020-01-15",
      expires_on: "2030-01-14",
      is_in_english: true,
      residence: "citizen",
    },
  });
  const page = await inBrowser({ as: login });
  const { step, script } = await screenReaderOn(page);
  const number = page.getByLabel("Foreign licence number");
  await step(
    "opens a draft",
    () => page.goto(`/services/add?kind=foreign-license-conversion&draft=${id}`),
    () => number.waitFor(),
  );
  await step("goes to the licence number", () => number.focus());
  for (const word of ["5", "6"])
    await step(
      "types a digit, and pauses",
      () => number.pressSequentially(word),
      () =>
        page
          .getByText(/^Your answers are saved/)
          .first()
          .waitFor(),
    );
  const next = page.getByRole("button", { name: "Continue" });
  await step(
    "continues",
    () => next.press("Enter"),
    () => page.getByText(/Up to/).first().waitFor(),
  );
  await step("continues without any document", () => next.press("Enter"));
  const document = (name: RegExp) => page.getByLabel(name).and(page.locator("input:not([capture])")).first();
  const licence = document(/^Foreign licence/);
  await step("chooses a file of the wrong kind", () =>
    licence.setInputFiles({ name: "song.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("x") }),
  );
  await step("removes it", () => page.getByRole("button", { name: "Remove song.mp3" }).press("Enter"));
  await step(
    "chooses the right file",
    () => licence.setInputFiles({ ...pdf, name: "licence.pdf" }),
    () => page.getByText("licence.pdf has been uploaded.").waitFor(),
  );
  await step("removes it", () => page.getByRole("button", { name: "Remove licence.pdf" }).press("Enter"));
  const inputs = page.locator("input[type=file]:not([capture])");
  for (let at = 0; at < (await inputs.count()); at += 1) {
    await inputs.nth(at).setInputFiles({ ...pdf, name: `document-${at + 1}.pdf` });
    await page.getByText(`document-${at + 1}.pdf has been uploaded.`).waitFor();
  }
  await step(
    "sends all documents and continues",
    () => next.press("Enter"),
    () => page.getByRole("heading", { name: "Branch and delivery" }).waitFor(),
  );
  await step(
    "continues",
    () => next.press("Enter"),
    () => page.getByRole("button", { name: "Submit and pay" }).waitFor(),
  );
  await step(
    "submits",
    () => page.getByRole("button", { name: "Submit and pay" }).press("Enter"),
    () => page.getByRole("button", { name: /^Pay GH/ }).waitFor(),
  );
  await expectScript(expect, script("Apply, with files"), "apply");
});

test.concurrent("pay", async ({ expect }) => {
  const login = await withProfile(baseUrl);
  const { id, invoice } = await sentApplication(baseUrl, login);
  const page = await inBrowser({ as: login });
  const { step, script } = await screenReaderOn(page);
  const pay = page.getByRole("button", { name: /^Pay GH/ });
  await step(
    "opens the payment",
    () => page.goto(`/services/view/${id}/LLAS/pay`),
    () => pay.waitFor(),
  );
  await step("presses Pay without having chosen anything", () => pay.press("Enter"));
  await step("chooses MTN MoMo", () => page.getByLabel("MTN MoMo").press("Space"));
  await page.getByLabel("Mobile money number").fill("0244123456");
  await step(
    "types the number and presses Pay",
    () => pay.press("Enter"),
    () => page.getByRole("heading", { name: "Waiting for your approval" }).waitFor(),
  );
  const { results = [] } = await callsOf(baseUrl, login)("GET", `/learner/driver/payments/${login.driver}/`);
  await step(
    "approves on the phone",
    () =>
      decide(
        baseUrl,
        results.find((payment) => payment.invoice === invoice || payment.reference)?.reference ?? "",
        "approve",
      ),
    () => page.getByText("This invoice has been paid. Thank you.").first().waitFor(),
  );
  await expectScript(expect, script("Pay"), "pay");
});

test.concurrent("a theory test", async ({ expect }) => {
  // Log in by phone, because theory-test.test.ts logs the same person in by email, and a code is only sent once a
  // minute.
  const login = await logInByPhone(baseUrl, "+233241000117");
  const call = callsOf(baseUrl, login);
  const { results = [] } = await call("GET", `/service/${login.user.driver}/?limit=100`);
  const id = results.find(({ kind }) => kind === "learners-license")?.id;
  const page = await inBrowser({ as: login });
  const { step, script, hide } = await screenReaderOn(page);
  const start = page.getByRole("button", { name: "Start the test" });
  await step(
    "opens the test",
    () => page.goto(`/services/view/${id}/LLAS/test/road_traffic`),
    () => start.waitFor(),
  );
  const question = page.getByRole("form", { name: /^Question/ });
  const options = async () => {
    for (const option of await question.getByRole("radio").all()) {
      const label = await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
      hide(`"${label}"`, '"<an answer>"');
    }
    hide((await question.getByRole("heading").textContent()) ?? "", "<the question>");
  };
  await step(
    "starts the test",
    () => start.press("Enter"),
    async () => {
      await question.waitFor();
      await options();
    },
  );
  await step("chooses an answer", () => page.getByRole("radio").first().press("Space"));
  await step(
    "goes to the next question",
    () => page.getByRole("button", { name: "Next question" }).press("Enter"),
    async () => {
      await page.getByText("Question 2 of 30").waitFor();
      await options();
    },
  );
  const finish = page.getByRole("button", { name: "Finish now" });
  await step("presses Finish now, twice", async () => {
    await finish.press("Enter");
    await page.keyboard.press("Enter");
  });
  await step("presses Escape", () => page.keyboard.press("Escape"));
  await finish.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Finish the test?" });
  await step(
    "finishes the test",
    () => dialog.getByRole("button", { name: "Finish test" }).press("Enter"),
    () => page.getByText(/You scored/).waitFor(),
  );
  hide(/You scored \d/g, "You scored …");
  await expectScript(expect, script("A theory test").replace(/You scored \d+/g, "You scored <n>"), "theory-test");
});

test.concurrent("a decision by an officer", async ({ expect }) => {
  const page = await inBrowser({ as: "officer" });
  const { step, script, hide } = await screenReaderOn(page);
  await step(
    "opens the queue",
    () => page.goto("/office"),
    () => page.getByRole("row").getByRole("link").first().waitFor(),
  );
  await page.getByLabel("Status").selectOption("Paid, not started");
  await page.getByText(/shown$/).waitFor();
  const first = page.getByRole("row").getByRole("link").first();
  hide((await first.textContent()) ?? "", "<number>");
  // Another journey may have verified this applicant's identity already.
  hide("The applicant's identity is verified, ", "");
  await step(
    "opens the first application",
    () => first.press("Enter"),
    () => page.getByRole("heading", { name: "Next action" }).waitFor(),
  );
  // The usual action is already selected.
  await step("goes to the actions", () => page.getByRole("radio", { name: "Start review", exact: true }).focus());
  await step(
    "confirms",
    () => page.getByRole("button", { name: "Start review", exact: true }).press("Enter"),
    () => page.getByText("Review started.").first().waitFor(),
  );
  await expectScript(expect, script("A decision by an officer"), "decision");
});

test.concurrent("notifications, practice and a code for a licence keep the focus and say what has happened", async ({
  expect,
}) => {
  const login = await withProfile(baseUrl);
  await sentApplication(baseUrl, login);
  const page = await inBrowser({ as: login });
  const { step, script, hide } = await screenReaderOn(page);
  const mark = page.getByRole("button", { name: "Mark all as read" });
  await step(
    "opens the notifications",
    () => page.goto("/notifications"),
    () => mark.waitFor(),
  );
  await step(
    "marks all as read",
    () => mark.press("Enter"),
    () => mark.waitFor({ state: "detached" }),
  );
  const check = page.getByRole("button", { name: "Check" });
  await step(
    "opens the practice",
    () => page.goto("/tests/practice"),
    () => check.waitFor(),
  );
  await page.getByRole("radio").first().press("Space");
  const next = page.getByRole("button", { name: "Next question" });
  await check.press("Enter");
  await next.waitFor();
  await step(
    "goes to the next question",
    () => next.press("Enter"),
    async () => {
      await check.waitFor();
      hide((await page.getByRole("form").getByRole("heading").textContent()) ?? "", "<the question>");
    },
  );
  await expectScript(expect, script("Notifications and practice"), "notifications-and-practice");

  const holder = await inBrowser({ as: "driver" });
  const reader = await screenReaderOn(holder, [[/\b[A-Z\d]{5}-[A-Z\d]{5}\b/g, "<code>"]]);
  const create = holder.getByRole("button", { name: "Create a code" });
  await reader.step(
    "opens the page",
    () => holder.goto("/licence/share"),
    () => create.waitFor(),
  );
  await reader.step(
    "creates a code",
    () => create.press("Enter"),
    () => holder.getByText(/^We have created/).waitFor(),
  );
  await reader.step(
    "withdraws it",
    () => holder.getByRole("button", { name: "Cancel the code" }).first().press("Enter"),
    () =>
      holder
        .getByText(/^Code .* can no longer|cancelled/)
        .first()
        .waitFor(),
  );
  await expectScript(expect, reader.script("A code for a licence"), "licence-code");
});
