import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { authority, go } from "./authority.ts";
import {
  approve,
  chooseResult,
  decide,
  fillDate,
  fillProfile,
  importLicences,
  moveOn,
  takeTheoryTest,
  uploadIdCard,
  verifyIdentity,
} from "./on-screens.ts";

const branch = "Accra (37) Regional Office";
const school = { name: "Golden Stool Driving School", code: "GS-001" } as const;
const yaw = { first: "Yaw", last: "Darko", phone: "+233244550033", idNumber: "GHA-700100233-6" } as const;
const instructor = `${yaw.first} ${yaw.last}`;
const instructorsLicence = "OLD-3055982";
const ama = { first: "Ama", last: "Mensah", role: "Administrator" } as const;
const kojo = { first: "Kojo", last: "Asare", role: "Administrator" } as const;
const yaa = { first: "Yaa", last: "Asante", role: "Officer", branch } as const;
const kwesi = { first: "Kwesi", last: "Appiah", role: "Officer", branch } as const;
const efua = { first: "Efua", last: "Sackey", role: "Reviewer" } as const;
const esi = { first: "Esi", last: "Quaye", role: "Driving school", school: `${school.name}, ${school.code}` } as const;
const abena = { first: "Abena", last: "Owusu", phone: "+233244550022", idNumber: "GHA-700100232-5" } as const;

const { back, day, hire, keep, pageOf, people, production, setUpAdministrators, waitForMorning } = authority();

/** Proposes an accreditation for two years. */
async function proposeAccreditation(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Change accreditation: ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await fillDate(dialog, "Last day of the accreditation", day(0, 2));
  await dialog.getByRole("radio").first().check();
  await dialog.getByLabel("Reason").fill("Inspected on site. All requirements are met.");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await dialog.waitFor({ state: "detached" });
}

async function openOnly(page: Page): Promise<void> {
  await page.goto("/office");
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("heading", { level: 2, name: "Next action" }).waitFor();
}

/** Opens the page for the learner's application for a service. */
async function openOwn(page: Page, service: string): Promise<void> {
  await page.goto("/services");
  await page.getByRole("row").filter({ hasText: service }).getByRole("link").first().click();
  await page.getByRole("heading", { name: "Progress" }).waitFor();
}

/** Records a lesson for today, as the school: eight hours of theory, or the four of driving that are usual for a day. */
async function recordLesson(page: Page, module: "Practical" | "Theory"): Promise<void> {
  await go(page, "Trainees");
  await page.getByRole("button", { name: /^Record a lesson/ }).click();
  const form = page.getByRole("form", { name: /^Record a lesson/ });
  await form.getByRole("radio", { name: module }).check();
  await form.getByLabel("Topic").fill("Roundabouts and priority");
  await form.getByLabel("Start time").fill("08:00");
  await form.getByLabel("End time").fill(module === "Practical" ? "12:00" : "16:00");
  await form.getByLabel("Instructor").selectOption({ index: 1 });
  if (module === "Practical") await form.getByLabel("Vehicle").fill("GR 4455-26");
  await form.getByRole("radio", { name: "Present" }).check();
  await form.getByRole("button", { name: "Save the lesson" }).click();
  await form.waitFor({ state: "detached" });
}

describe("from an empty production database, without SQL, a learner is enrolled, trained, tested and licensed [R-AUT-18]", () => {
  it("the authority is set up", () => setUpAdministrators(ama, kojo));

  it("it gets a reviewer, and an officer for each half of the work", () => hire(ama, kojo, yaa, kwesi, efua));

  it("the register has the licence of a driving instructor, who signs up and links it [R-AUT-06]", async () => {
    const dates = [day(30, -8), day(30, -2), day(29, 4)];
    await importLicences(pageOf(ama), pageOf(efua), [
      `${yaw.first},${yaw.last},1985-03-14,male,${instructorsLicence},B,${dates.join(",")},no`,
    ]);
    const page = keep(yaw, await people().signUp(yaw.first, yaw.last, yaw.phone));
    await page.getByRole("link", { name: "I have a licence that is not in this portal yet" }).click();
    await page.getByLabel("Licence number").fill(instructorsLicence);
    await fillDate(page, "Date of birth", "1985-03-14");
    await fillDate(page, "Date of issue on your card", dates[1] ?? "");
    await page.getByRole("button", { name: "Link my licence" }).click();
    await page.getByRole("link", { name: "Open your profile" }).click();
    await page.getByRole("link", { name: "Change your ID" }).click();
    await page.getByLabel("Ghana Card").check();
    await page.getByLabel("ID number").fill(yaw.idNumber);
    await uploadIdCard(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Not verified yet").waitFor();
    const officer = pageOf(yaa);
    await officer.goto("/");
    await officer.getByRole("link", { name: "Open the tasks" }).click();
    await officer.getByRole("button", { name: "Take the next task" }).click();
    await officer.getByRole("heading", { level: 1, name: instructor }).waitFor();
    await verifyIdentity(officer, yaw.idNumber, "sent");
  });

  it("an officer registers a school, and the reviewer accredits it [R-AUT-08]", async () => {
    const page = pageOf(yaa);
    await go(page, "Schools");
    await page.getByRole("button", { name: "Register a school" }).click();
    await page.getByLabel("School name").fill(school.name);
    await page.getByLabel("School code").fill(school.code);
    await page.getByLabel("Branch", { exact: true }).selectOption({ label: branch });
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page.getByRole("link", { name: school.name }).click();
    await proposeAccreditation(page, school.name);
    const other = pageOf(efua);
    await other.goto("/decisions");
    await approve(other, `Accredit a driving school: ${school.name}`);
  });

  it("the school gets its account", () => hire(ama, kojo, esi));

  it("the school proposes its instructor, who is accredited and confirms it [R-AUT-24]", async () => {
    const page = pageOf(esi);
    await go(page, "Instructors");
    await page.getByRole("button", { name: "Propose an instructor" }).click();
    await page.getByLabel("Instructor's name").fill(instructor);
    await page.getByLabel("Licence number").fill(instructorsLicence);
    await page.getByRole("button", { name: "Propose", exact: true }).click();
    await page.getByRole("row", { name: instructor }).getByText("Has not answered yet").waitFor();
    // The proposal has a task, which leads to the school.
    const officer = pageOf(yaa);
    await officer.goto("/tasks?kind=accredit_instructor");
    await officer.getByRole("row").getByRole("link").first().click();
    await officer.getByRole("link", { name: school.name }).click();
    await proposeAccreditation(officer, instructor);
    const other = pageOf(efua);
    await other.goto("/decisions");
    await approve(other, `Accredit an instructor: ${instructor}`);
    const own = pageOf(yaw);
    await own.goto("/");
    await own.getByRole("heading", { name: "Confirm that you teach at a driving school" }).waitFor();
    await own.getByRole("link", { name: "Confirm or refuse" }).click();
    await own.getByRole("button", { name: `I teach here: ${school.name}` }).click();
    await own.getByText("You have signed all your lessons.").waitFor();
  });

  it("a learner signs up, and makes a profile with their identity card [R-RTE-03]", async () => {
    const page = keep(abena, await people().signUp(abena.first, abena.last, abena.phone));
    await page.getByRole("link", { name: "Create my profile" }).click();
    await fillProfile(page, { idNumber: abena.idNumber, born: "2004-05-17" });
  });

  it("the school enrols the learner", async () => {
    const page = pageOf(esi);
    await go(page, "Trainees");
    await page.getByRole("button", { name: "Enrol a trainee" }).click();
    await page.getByLabel("First name").fill(abena.first);
    await page.getByLabel("Surname").fill(abena.last);
    await fillDate(page, "Date of birth", "2004-05-17");
    await page.getByRole("textbox", { name: "Trainee number" }).fill("T-1");
    await page.getByRole("button", { name: "Enrol", exact: true }).click();
    await page.getByRole("row").filter({ hasText: "T-1" }).waitFor();
  });

  let visit: string;

  it("the learner applies for a learner's licence, pays, and books the eye test and the photo [R-RTE-08] [R-ADD-06]", async () => {
    const page = pageOf(abena);
    await page.goto("/");
    await page.getByRole("link", { name: "Get started" }).first().click();
    await page.getByRole("link", { name: "Apply for this service: Learner's licence" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByLabel("B: cars").check();
    await page.getByLabel("Manual").check();
    await page.getByLabel("Driving school code").fill(school.code.toLowerCase());
    await page.getByLabel("Trainee number").fill("T-1");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Branch", { exact: true }).selectOption({ label: `${branch}, Accra` });
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Submit and pay" }).click();
    await people().pay(page, abena.phone);
    const days = [await people().book(page, "Book your eye test"), await people().book(page, /photo and fingerprints/)];
    visit = days.toSorted().at(-1) ?? "";
  });

  it("on that day an officer checks the identity, which a colleague approves, records the visit and opens the tests [R-AUT-05] [R-ADD-03]", async () => {
    await waitForMorning(visit);
    const page = await back(yaa);
    await openOnly(page);
    await page.getByRole("link", { name: "Open this person's record" }).click();
    await verifyIdentity(page, abena.idNumber, "missing");
    const other = await back(kwesi);
    await other.goto("/decisions");
    await approve(other, `Verify identity: ${abena.first} ${abena.last}`);
    await openOnly(page);
    await chooseResult(page, "Eye test", "Passed, no glasses needed");
    await chooseResult(page, "Photo and fingerprints", "Taken");
    await decide(page, "Open the tests", "Taking tests");
  });

  it.each(["road_sign", "road_traffic"] as const)("the learner passes the theory test: %s [R-ADD-02]", async () => {
    const page = pageOf(abena);
    await openOwn(page, "Learner's licence");
    await page.getByRole("link", { name: "Go to the test" }).click();
    await takeTheoryTest(page, await production().questions());
  });

  it("the learner's licence is complete", async () => {
    const page = pageOf(abena);
    await openOwn(page, "Learner's licence");
    await page.getByText("Completed", { exact: true }).first().waitFor();
  });

  it("the school records lessons of 48 hours, and learner and instructor sign them [R-AUT-08] [R-AUT-23] [R-AUT-24]", {
    timeout: 180_000,
  }, async () => {
    for (const hours of [8, 16, 24, 28, 32, 36, 40, 44, 48]) {
      // A lesson lasts at most eight hours, and is recorded once it is over.
      await production().waitUntil(new Date(`${day(1)}T17:00:00.000Z`));
      await recordLesson(await back(esi), hours > 24 ? "Practical" : "Theory");
      // The home page says that the trainee has to confirm a lesson.
      const page = pageOf(abena);
      await page.goto("/");
      await page.getByRole("heading", { name: "Confirm 1 lesson" }).waitFor();
      await page.getByRole("link", { name: "See your lessons" }).click();
      await people().confirmLessons(page, abena.phone);
      await page
        .getByText(/You have confirmed 1 lesson/)
        .first()
        .waitFor();
    }
    // The hours count once the instructor has signed as well, which can be several lessons at once.
    await pageOf(abena).goto("/training");
    await pageOf(abena).getByText("0 of 48 hours").first().waitFor();
    const page = pageOf(yaw);
    await page.goto("/");
    await page.getByRole("heading", { name: "Sign 9 lessons that you gave" }).waitFor();
    await page.getByRole("link", { name: "See the lessons you gave" }).click();
    await page.getByRole("button", { name: "Choose all" }).click();
    await page.getByRole("button", { name: "Sign 9 lessons" }).click();
    await page.getByText("You have signed all your lessons.").waitFor();
    await pageOf(abena).goto("/training");
    await pageOf(abena).getByText("48 of 48 hours").first().waitFor();
    await pageOf(abena).getByText(`TC/${school.code}/T-1`).first().waitFor();
  });

  it("the learner applies for the driver's licence, with the certificate, pays, and books the photo [R-RTE-08]", async () => {
    await waitForMorning(day(1));
    const page = pageOf(abena);
    await page.goto("/services/add/type");
    await page.getByRole("link", { name: "Apply for this service: Driver's licence", exact: true }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByLabel("Manual").check();
    await page.getByRole("button", { name: "Continue" }).click();
    // The certificate is on record, so the form does not ask for the document.
    await page.getByLabel("Branch", { exact: true }).selectOption({ label: `${branch}, Accra` });
    await page.getByLabel("I will collect it from the branch").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Submit and pay" }).click();
    await people().pay(page, abena.phone);
    visit = await people().book(page, /photo and fingerprints/);
  });

  it("an officer records the visit and opens the tests [R-ADD-03]", async () => {
    await waitForMorning(visit);
    const page = await back(yaa);
    await openOnly(page);
    await chooseResult(page, "Photo and fingerprints", "Taken");
    await decide(page, "Open the tests", "Taking tests");
  });

  it("the learner books the practical test, and another officer than the approver records it [R-AUT-11]", async () => {
    const page = pageOf(abena);
    await openOwn(page, "Driver's licence");
    visit = await people().book(page, "Book your practical test");
    await waitForMorning(visit);
    const officer = await back(kwesi);
    await openOnly(officer);
    await chooseResult(officer, "Practical test", "Passed");
    await officer.getByLabel("Score").fill("84");
    await officer.getByRole("button", { name: "Record results only" }).click();
    await officer.getByText(/^You recorded the practical test/).waitFor();
    expect(await officer.getByRole("radio", { name: /^Approve/ }).count()).toBe(0);
    // A login code is sent at most once a minute, and the approver has already logged in today.
    await waitForMorning(day(1));
    const approver = await back(yaa);
    await openOnly(approver);
    await decide(approver, "Approve and send card for printing", "Card being printed");
  });

  it("the card is printed, and handed over by the officer who did not approve [R-AUT-11]", async () => {
    const page = await back(kwesi);
    await openOnly(page);
    await moveOn(page, "Mark card as ready", "Ready to collect");
    await decide(page, "Record handover", "Completed");
  });

  it("the learner is a driver with a licence of class B", async () => {
    const page = pageOf(abena);
    await page.goto("/");
    await page.getByText("Application complete").first().waitFor();
    await page.getByText("Class B since", { exact: true }).waitFor({ state: "attached" });
    // The pages are now those for a driver, not for a learner.
    expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Training" }).count()).toBe(
      0,
    );
  });
});
