import { expect } from "vitest";
import { type Login, lastCode, newLearner } from "../log-in-by-api.ts";
import { beginPayment, callsOf, decide, sentApplication, verifyHolder, withProfile } from "../people.ts";
import { type Hands, handsOn } from "./hands.ts";
import { startLine } from "./line.ts";
import { writePhoto } from "./photo.ts";
import { practiseOffline } from "./practise-offline.ts";
import type { Start } from "./start.ts";

type Journey = {
  title: string;
  /** Whether the journey also runs if the environment variable LONG is not set. */
  isShort?: boolean;
  go: (start: Start) => Promise<void>;
};

const password = "Kente-Gold-2026";

/** Logs a person in without the form, and opens a page. */
async function openAs({ token, user }: Login, path: string, { tab, baseUrl }: Omit<Start, "officer">): Promise<Hands> {
  const hands = handsOn(tab, baseUrl);
  await hands.go("/mailbox");
  const session = JSON.stringify({ authenticated: true, user, redirect: "/" });
  await tab.run(`localStorage.setItem("authenticated", ${JSON.stringify(session)})`);
  await tab.run(`document.cookie = "kwan_token=${token}; path=/"`);
  await hands.go(path);
  return hands;
}

async function logIn({ tab, baseUrl }: Start) {
  const { user } = await newLearner(baseUrl);
  const phone = String(user.phone_number);
  const { go, fill, press, arrive, enterCode, see } = handsOn(tab, baseUrl);
  await go("/auth/login");
  await fill("Email address or phone number", phone);
  await fill("Password", "not-my-password");
  await press("Log in");
  await see("There is a problem");
  await fill("Password", password);
  await press("Log in");
  await arrive("/auth/login/verify");
  await enterCode(await lastCode(baseUrl, phone));
  await arrive("/");
  // On a slow machine the rest of the page arrives after its header, and closes a menu that is already open.
  await see("Create your driver profile");
  await press("Esi Boateng");
  await press("Log out");
  await arrive("/auth/login");
}

async function signUp({ tab, baseUrl }: Start) {
  const digits = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
  const { go, fill, press, arrive, enterCode, see } = handsOn(tab, baseUrl);
  await go("/auth/signup");
  await fill("First name", "Esi");
  await fill("Surname", "Boateng");
  await fill("Phone number", `0245${digits}`);
  await fill("Username", `efua${digits}`);
  await fill("Password", password);
  await fill("Confirm your password", password);
  await press("Sign up");
  await arrive("/auth/signup/verify");
  await enterCode(await lastCode(baseUrl, `+233245${digits}`));
  await arrive("/");
  await see("Hello, Esi");
}

async function fillDate({ fill }: Hands, name: string, [day, month, year]: [string, string, string]) {
  await fill("Day", day, name);
  await fill("Month", month, name);
  await fill("Year", year, name);
}

async function apply(start: Start) {
  const { baseUrl } = start;
  const login = await withProfile(baseUrl);
  const call = callsOf(baseUrl, login);
  const hands = await openAs(login, "/services/add/first", start);
  const { press, fill, choose, see, upload, select } = hands;
  await press("Apply for this service: Foreign licence conversion");
  await press("Start");
  await fill("Country that issued the licence", "Togo");
  await press("Togo");
  await fill("Foreign licence number", "TG-2211-883");
  await fill("Classes on the foreign licence", "B");
  await fillDate(hands, "Date of issue", ["3", "5", "2021"]);
  await fillDate(hands, "Expiry date", ["2", "5", "2031"]);
  await choose("Yes", "Is the licence in English?");
  await choose("A citizen of Ghana");
  await press("Continue");
  const photo = writePhoto();
  for (const name of ["Foreign licence", "Passport page", "Letter from the issuer"]) await upload(name, photo);
  const [application] = (await call("GET", `/service/${login.driver}/?limit=1`)).results ?? [];
  const sizes = async () => {
    const { documents = [] } = await call("GET", `/service/foreign-license-conversion/${application?.id}/`);
    return documents.flatMap(({ files }) => (files as unknown as { bytes: number }[]).map(({ bytes }) => bytes));
  };
  await expect.poll(async () => (await sizes()).length, { timeout: 20_000 }).toBe(3);
  for (const bytes of await sizes()) expect(bytes).toBeGreaterThan(600_000);
  await press("Continue");
  await select("Branch", "Accra (37) Regional Office, Accra");
  await press("Continue");
  await see("Check and submit");
  await press("Submit and pay");
  await see("How do you want to pay?");
}

/** Opens the payment page of a new application. */
async function openInvoice(start: Start) {
  const { baseUrl } = start;
  const login = await withProfile(baseUrl);
  const { id } = await sentApplication(baseUrl, login);
  const hands = await openAs(login, `/services/view/${id}/LLAS/pay`, start);
  return { hands, payments: () => callsOf(baseUrl, login)("GET", `/learner/driver/payments/${login.driver}/`) };
}

async function payByPhone(start: Start) {
  const { hands, payments } = await openInvoice(start);
  await hands.choose("MTN MoMo");
  await hands.fill("Mobile money number", "0244123456");
  await hands.press("Pay GH");
  await hands.see("Waiting for your approval");
  const [payment] = (await payments()).results ?? [];
  await decide(start.baseUrl, payment?.reference ?? "", "approve");
  await hands.see("This invoice has been paid. Thank you.");
}

async function payByCard(start: Start) {
  const { hands, payments } = await openInvoice(start);
  await hands.choose("Card");
  await hands.press("Pay GH");
  await hands.press("Approve");
  await hands.see("Our webhook answered 200");
  await hands.press("Back to the portal");
  await hands.see("This invoice has been paid. Thank you.");
  expect(((await payments()).results ?? []).map(({ status }) => status)).toEqual(["paid"]);
}

/** Creates an application whose theory test can be taken. */
async function openTest({ baseUrl, officer }: Start) {
  const login = await withProfile(baseUrl);
  const call = callsOf(baseUrl, login);
  const { id, invoice } = await sentApplication(baseUrl, login);
  await decide(baseUrl, await beginPayment(baseUrl, invoice), "approve");
  await officer("POST", `/service/${id}/action/`, { action: "start_review" });
  await call("POST", `/service/learners-license/${id}/license_category/`, { license_class: "B", gearbox: "manual" });
  await officer("POST", `/learner/eye-test/${login.driver}/`, {
    tested_on: new Date().toISOString().slice(0, 10),
    is_passed: true,
    needs_glasses: false,
    centre: "Ridge Eye Clinic",
  });
  for (const step of ["eye_test", "biometrics"]) await officer("POST", `/service/${id}/step/`, { step, state: "done" });
  await verifyHolder(officer, id);
  await officer("POST", `/service/${id}/action/`, { action: "open_tests" });
  return { login, id };
}

async function takeTest(start: Start) {
  const { login, id } = await openTest(start);
  const { press, see } = await openAs(login, `/services/view/${id}/LLAS/test/road_sign`, start);
  const { tab } = start;
  await press("Start the test");
  for (let number = 1; number <= 20; number += 1) {
    await see(`Question ${number} of 20`);
    await tab.run("document.querySelector('[type=radio]').click()");
    if (number < 20) await press("Next question");
  }
  await press("Finish test");
  await see("Finish the test?");
  await press("Finish test", "Finish the test?");
  await see("You scored");
}

/** Cuts off the server, and then reconnects it. Not every engine can be told that the device is offline. */
async function loseServer(start: Start) {
  const line = await startLine(start.baseUrl);
  try {
    const login = await withProfile(start.baseUrl);
    const call = callsOf(start.baseUrl, login);
    const { id } = await call("POST", "/service/learners-license/", {});
    const form = `/services/add?kind=learners-license&draft=${id}`;
    const hands = await openAs(login, "/", { ...start, baseUrl: line.baseUrl });
    const { go, see, fill, read, untilKept, press } = hands;
    await see("Latest notifications");
    await untilKept();
    await go("/branches");
    await see("40 branches");
    await go(form);
    await read("Trainee number");
    await line.cut();
    await fill("Trainee number", "OFFLINE");
    await see("Your answers are not saved yet");
    for (const [path, text] of [
      ["/", "Latest notifications"],
      ["/branches", "40 branches"],
      ["/tests/practice", "Check your connection, then try again."],
    ] as const) {
      await go(path);
      await see(text);
    }
    await go(form);
    expect(await read("Trainee number")).toBe("OFFLINE");
    await line.restore();
    await press("Continue");
    const saved = async () => JSON.stringify(await call("GET", `/service/learners-license/${id}/`));
    await expect.poll(saved, { timeout: 20_000 }).toContain("OFFLINE");
  } finally {
    await line.stop();
  }
}

/** Searches the documentation, and meets its page for addresses that it does not have. */
async function searchDocs({ tab, baseUrl }: Start) {
  const { go, fill, see } = handsOn(tab, baseUrl);
  await go("/docs/errors/");
  await fill("Search the documentation", "412");
  await see("412 stale Errors");
  await go("/docs/explorer/?call=listCountries");
  await see("GET /api/");
  await go("/docs/errors/gone/");
  await see("There is no such page");
}

/** Finds a service without an account, asks whether it is the right one, and starts it, which leads to the log-in. */
async function readGuide({ tab, baseUrl }: Start) {
  const { go, press, see, fill, choose, arrive } = handsOn(tab, baseUrl);
  await go("/guide");
  await fill("Search the guide", "stolen licence");
  await press("Search");
  await arrive("/guide/search");
  await press("Replace a lost or stolen licence");
  await see("Police report");
  await go("/guide/check?want=name");
  await choose("Yes");
  await press("See the answer");
  await see("You can apply today");
  await press("Start now");
  await arrive("/auth/login");
  await go("/fr/guide/prices");
  await see("Tarifs");
}

/** Makes a complaint without a name or an account, and follows it with the number and the code. */
async function complain({ tab, baseUrl }: Start) {
  const { go, press, see, fill, choose, arrive } = handsOn(tab, baseUrl);
  await go("/guide/help");
  await press("Make a complaint");
  await arrive("/guide/complaint");
  await choose("Somebody asked for money or a favour");
  await fill("What happened?", "Short");
  await press("Send the complaint");
  await see("Write at least 10 characters");
  await fill("What happened?", "Somebody asked me for 50 cedis to find my file.");
  await press("Send the complaint");
  await see("We have your complaint");
  await press("Follow it with your number and code");
  await arrive("/guide/follow");
  await fill("Code", "K7M2P-QX4TD");
  await press("Show it");
  await see("The number or the code is wrong");
}

/** The journeys that run in every browser engine. */
export const journeys: readonly Journey[] = [
  { title: "a learner logs in and out", isShort: true, go: logIn },
  { title: "a learner applies with photos above 600 kB", isShort: true, go: apply },
  { title: "a visitor without an account finds a service and starts it", isShort: true, go: readGuide },
  { title: "a visitor without an account makes a complaint", isShort: true, go: complain },
  { title: "an engineer searches the documentation", isShort: true, go: searchDocs },
  { title: "somebody signs up", go: signUp },
  { title: "an invoice is paid by mobile money", go: payByPhone },
  { title: "an invoice is paid by card", go: payByCard },
  { title: "a theory test is taken to its result", go: takeTest },
  { title: "somebody practises for the theory test without a network", isShort: true, go: practiseOffline },
  { title: "while the server is away, opened pages can be read, and what was typed is kept and saved", go: loseServer },
];
