import { type Login, logInByEmail, newLearner, type Person } from "../tests/log-in-by-api.ts";
import {
  type Answer,
  askForSurname,
  beginPayment,
  type Call,
  callsOf,
  decide,
  filledDraft,
  pdf,
  secondOfficer,
  sentApplication,
  withProfile,
} from "../tests/people.ts";
import { applicantsOf, type State } from "./applicants.ts";
import { branchOf, openBranchOf } from "./branches.ts";
import { programOf } from "./programs.ts";

/**
 * The person who is logged in on a screen: one of the seed's logins, the licence holder or another applicant for a
 * status, or a new person.
 */
export type Who = Person | State | NewPerson | Applicant;
type Applicant = `${State} ${string}`;
type NewPerson = "newcomer" | "beginner" | "applicant" | "payer" | "asking" | "refused" | "leaving" | "appealing";

/** The data that the screens need: the logins, and the IDs in their paths. */
export type World = {
  baseUrl: string;
  loginOf: (who: Who) => Login;
  /** Returns the ID of an application by its status and kind. */
  application: (state: State | "learner", kind: string) => string;
  /** For each state of a payment: the payer's application, its invoice, and the payment's reference. */
  payments: Readonly<Record<PaymentName, { application: string; invoice: string; reference: string }>>;
  /** The applicant's draft for a learner's licence, completely filled in. */
  draft: string;
  /** Update requests of different people: one open, one approved and one rejected. */
  requests: Readonly<Record<"open" | "approved" | "rejected", { id: string; driver: string }>>;
  /** Codes that the driver has created. */
  codes: Readonly<Record<"valid" | "withdrawn", string>>;
  /** A file that has been uploaded and checked. It has new rows, a row with errors, and rows that need a decision. */
  imported: string;
  /** A new branch that is still closed, with a proposal to open it. */
  branch: string;
  /** A branch that has no proposed changes. */
  openBranch: string;
  program: string;
  /** A person who has appealed against one decision and can still appeal against another, and the ID of the appeal. */
  appeal: { id: string; driver: string };
  /** The learner whose lessons the school has recorded. */
  learner: string;
  /** A person without an account, whom an officer has registered. */
  walkIn: string;
};

const paymentNames = ["unpaid", "waiting", "pending", "failed", "paid", "refunded"] as const;
type PaymentName = (typeof paymentNames)[number];

const shares = async (driver: Call, id: string) => {
  const code = async () => (await driver("POST", `/license/${id}/share/`, {})) as Answer;
  const [valid, withdrawn] = [await code(), await code()];
  await driver("DELETE", `/license/share/${withdrawn.id}/`);
  return { valid: valid.code ?? "", withdrawn: withdrawn.code ?? "" };
};

/**
 * Creates a payment in one state. Each has its own payer, because nobody can have two open applications of the same
 * kind.
 */
async function paymentIn(baseUrl: string, name: PaymentName) {
  const login = await withProfile(baseUrl);
  const { id: application, invoice } = await sentApplication(baseUrl, login);
  if (name === "unpaid") return { login, application, invoice, reference: "" };
  const reference = await beginPayment(baseUrl, invoice);
  if (name === "pending") await decide(baseUrl, reference, "delay");
  if (name === "failed") await decide(baseUrl, reference, "reject");
  if (name === "paid" || name === "refunded") await decide(baseUrl, reference, "approve");
  if (name === "refunded") await decide(baseUrl, reference, "reverse");
  return { login, application, invoice, reference };
}

async function requestsOf(baseUrl: string, reviewer: Call) {
  const [open, approved, rejected] = await Promise.all(
    ["Adjei", "Badu", "Ofori"].map(async (surname) => {
      const login = await withProfile(baseUrl, surname);
      return { login, id: await askForSurname(baseUrl, login), driver: login.driver };
    }),
  );
  if (!open || !approved || !rejected) throw new Error("Three people ask for another surname.");
  await reviewer("POST", `/service/update-request/${approved.id}/approve/`, {});
  await reviewer("POST", `/service/update-request/${rejected.id}/reject/`, { reason: "The affidavit is not signed." });
  return { open, approved, rejected };
}

/**
 * Creates a person with a note and two decisions on their record, each proposed by one member of staff and approved by
 * another. The person has appealed against one of the decisions. Also proposes a change about someone else.
 */
async function appealIn(baseUrl: string, { reviewer, officer }: { reviewer: Call; officer: Call }, other: string) {
  const login = await withProfile(baseUrl, "Ansah");
  const maker = callsOf(baseUrl, await logInByEmail(baseUrl, secondOfficer));
  const propose = async (driver: string, details: object) => {
    const { id = "" } = await maker("POST", "/office/decision/", {
      kind: "correct_record",
      driver,
      details,
      ground: "office_error",
      reason: "The birth certificate says otherwise: it was typed wrongly.",
    });
    return id;
  };
  const proposeAndApprove = async (details: object) => {
    const id = await propose(login.driver, details);
    const form = new FormData();
    form.set("document", "identity_document");
    form.set("file", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
    await maker("POST", `/office/decision/${id}/evidence/`, form);
    await reviewer("POST", `/office/decision/${id}/decide/`, { outcome: "approved" });
    return id;
  };
  const first = await proposeAndApprove({ date_of_birth: "2000-02-28" });
  await proposeAndApprove({ last_name: "Ansah-Mensah", sex: "female" });
  const mine = callsOf(baseUrl, login);
  const reason = "I was born in 2001, as my birth certificate and my passport say.";
  await mine("POST", `/decision/${first}/appeal/`, { reason });
  const note =
    "The person called. The certificate in the file is a copy that is hard to read, so ask for the original.";
  await officer("POST", "/office/note/", { driver: login.driver, text: note });
  await propose(other, { first_name: "Esinam" });
  const { results = [] } = await officer("GET", "/office/task/?kind=appeal&limit=100");
  return { login, id: results[0]?.subject_id ?? "", driver: login.driver };
}

/** Registers a person without an account. */
async function registeredBy(officer: Call): Promise<string> {
  const { id = "" } = await officer("POST", "/office/driver/", {
    first_name: "Adjoa",
    last_name: "Nyarko",
    date_of_birth: "1974-02-11",
    nationality: { value: "GH", label: "Ghanaian" },
    sex: "female",
    id_type: "ghana_card",
    id_number: `GHA-${String(Date.now()).slice(-9)}-1`,
    is_another_person: true,
  });
  return id;
}

/** Creates the data that the seed lacks, so that every screen can be shown in each of its states. */
export async function makeWorld(baseUrl: string, people: Readonly<Record<Person, Login>>): Promise<World> {
  const { byState, application } = await applicantsOf(baseUrl, people.learner);
  const entries: [PaymentName, Awaited<ReturnType<typeof paymentIn>>][] = [];
  for (const name of paymentNames) entries.push([name, await paymentIn(baseUrl, name)]);
  const payments = Object.fromEntries(entries) as Record<PaymentName, Awaited<ReturnType<typeof paymentIn>>>;
  const requests = await requestsOf(baseUrl, callsOf(baseUrl, people.reviewer));
  const applicant = await withProfile(baseUrl);
  const leaving = await newLearner(baseUrl);
  const staff = { reviewer: callsOf(baseUrl, people.reviewer), officer: callsOf(baseUrl, people.officer) };
  const appeal = await appealIn(baseUrl, staff, payments.unpaid.login.driver);
  await callsOf(baseUrl, leaving)("POST", "/users/me/deletion/", { current_password: "Kente-Gold-2026" });
  await sit(baseUrl, (kind) => application("testing", kind));
  const { id: draft, login: drafting } = application("draft", "foreign-license-conversion");
  await uploadTo(callsOf(baseUrl, drafting), draft);
  const logins = {
    ...people,
    ...byState,
    newcomer: await newLearner(baseUrl),
    beginner: await withProfile(baseUrl),
    applicant,
    payer: payments.unpaid.login,
    asking: requests.open.login,
    refused: requests.rejected.login,
    leaving,
    appealing: appeal.login,
  };
  return {
    baseUrl,
    loginOf: (who) => {
      if (who in logins) return logins[who as keyof typeof logins];
      const [state, kind] = who.split(" ");
      return application(state as State, kind ?? "").login;
    },
    appeal,
    application: (state, kind) => application(state, kind).id,
    payments,
    draft: await filledDraft(baseUrl, applicant),
    branch: await branchOf(callsOf(baseUrl, people.admin)),
    openBranch: await openBranchOf(callsOf(baseUrl, people.admin)),
    program: await programOf(callsOf(baseUrl, people.admin)),
    requests,
    codes: await shares(callsOf(baseUrl, people.driver), String(people.driver.user.driver)),
    imported: await uploadRegister(callsOf(baseUrl, people.admin)),
    learner: String(people.learner.user.driver),
    walkIn: await registeredBy(staff.officer),
  };
}

/** Uploads one document and leaves the others missing. */
async function uploadTo(call: Call, service: string): Promise<void> {
  const { documents = [] } = await call("GET", `/service/foreign-license-conversion/${service}/`);
  const form = new FormData();
  form.set("service", service);
  form.set("document", documents[0]?.document ?? "");
  form.set("file", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
  await call("POST", "/document/", form);
}

/** Uploads a file of licence holders in which one row has errors and two rows are about people with the same name. */
async function uploadRegister(call: Call): Promise<string> {
  const heading =
    "first_name,last_name,date_of_birth,license_number,classes,first_issued_on,issued_on,expires_on,is_commercial";
  const rest = "B C,2016-04-01,2022-04-01,2028-03-31,no";
  const names = ["Mensah", "Owusu", "Boateng", "Asante", "Darko", "Appiah", "Tetteh", "Lamptey", "Agbeko", "Quaye"];
  const rows = names.map((name, place) => `Ama,${name},14/03/198${place},REG-1000${place},${rest}`);
  rows.push(`Ama,Quaye,14/03/1989,REG-20001,${rest}`, `Kofi,Sarpong,31/02/1980,REG-20002,${rest}`);
  const form = new FormData();
  form.set("kind", "licences");
  form.set("file", new File([[heading, ...rows].join("\n")], "register.csv", { type: "text/csv" }));
  const { id = "" } = await call("POST", "/office/import/", form);
  return id;
}

/** Starts one theory test, and submits another without answers. */
async function sit(baseUrl: string, testing: (kind: string) => { id: string; login: Login }): Promise<void> {
  const begin = async (kind: string) => {
    const { id, login } = testing(kind);
    const call = callsOf(baseUrl, login);
    const path = `/learner/test/road_traffic/${login.user.driver}/service/${id}/`;
    const { paper } = await call("POST", `${path}start/`, {});
    return { call, path, attempt: paper?.attempt };
  };
  const { call, path, attempt } = await begin("upgrading-drivers-license");
  await call("POST", path, { attempt, answers: {} } as object);
  await begin("license-application/commercial");
}
