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
  sentApplication,
  withProfile,
} from "../tests/people.ts";

/** The seed has a driver for each state, with an application of every kind in it: all have the password of the logins. */
const owners = {
  draft: "akua.100",
  awaiting_payment: "kojo.101",
  paid: "efua.102",
  in_review: "kwesi.103",
  action_required: "afia.104",
  testing: "yaw.105",
  approved: "adwoa.106",
  producing: "kofi.107",
  ready: "ama.108",
  completed: "fiifi.109",
  rejected: "araba.110",
  cancelled: "ebo.111",
} as const;

/** A state that the seed has a driver for. */
export type State = keyof typeof owners;
const states = Object.keys(owners) as State[];

/** Who looks at a screen: one of the printed logins, the driver of a state, or somebody new. */
export type Who = Person | State | "newcomer" | "beginner" | "applicant" | "payer" | "asking" | "leaving";

/** What is there to be looked at: who is logged in, and the ids that addresses are made of. */
export type World = {
  baseUrl: string;
  logins: Readonly<Record<Who, Login>>;
  /** The id of somebody's application, by its state and kind. */
  application: (state: State | "learner", kind: string) => string;
  /** Of the payer: an application for each state of a payment, with its invoice and the reference of its payment. */
  payments: Readonly<Record<PaymentName, { application: string; invoice: string; reference: string }>>;
  /** The draft of a learner's licence that the applicant has filled in to the end. */
  draft: string;
  /** Requests that the reviewer has decided, and one that is open; each by the one who asks. */
  requests: Readonly<Record<"open" | "approved" | "rejected", { id: string; driver: string }>>;
  /** Codes that the driver gave out. */
  codes: Readonly<Record<"valid" | "withdrawn", string>>;
  /** The learner whose lessons the school has. */
  learner: string;
};

const paymentNames = ["unpaid", "waiting", "pending", "failed", "paid", "refunded"] as const;
type PaymentName = (typeof paymentNames)[number];

const shares = async (driver: Call, id: string) => {
  const code = async () => (await driver("POST", `/license/${id}/share/`, {})) as Answer;
  const [valid, withdrawn] = [await code(), await code()];
  await driver("DELETE", `/license/share/${withdrawn.id}/`);
  return { valid: valid.code ?? "", withdrawn: withdrawn.code ?? "" };
};

/** Somebody for each payment state: there can be one open application of a kind at a time. */
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

/** Makes what the seed does not have, so that every screen has its telling states. */
export async function makeWorld(baseUrl: string, people: Readonly<Record<Person, Login>>): Promise<World> {
  const ofStates = await Promise.all(
    states.map(async (state) => [state, await logInByEmail(baseUrl, `${owners[state]}@people.example`)] as const),
  );
  const byState = Object.fromEntries(ofStates) as Record<State, Login>;
  const applications = new Map<string, string>();
  for (const [state, login] of [...ofStates, ["learner", people.learner] as const]) {
    const { results = [] } = await callsOf(baseUrl, login)("GET", `/service/${login.user.driver}/?limit=100`);
    for (const { kind, id } of results) applications.set(`${state} ${kind}`, id ?? "");
  }
  const entries: [PaymentName, Awaited<ReturnType<typeof paymentIn>>][] = [];
  for (const name of paymentNames) entries.push([name, await paymentIn(baseUrl, name)]);
  const payments = Object.fromEntries(entries) as Record<PaymentName, Awaited<ReturnType<typeof paymentIn>>>;
  const requests = await requestsOf(baseUrl, callsOf(baseUrl, people.reviewer));
  const applicant = await withProfile(baseUrl);
  const leaving = await newLearner(baseUrl);
  await callsOf(baseUrl, leaving)("POST", "/users/me/deletion/", { current_password: "Kente-Gold-2026" });
  await sit(callsOf(baseUrl, byState.testing), String(byState.testing.user.driver), applications);
  await uploadTo(callsOf(baseUrl, byState.draft), applications.get("draft foreign-license-conversion") ?? "");
  return {
    baseUrl,
    logins: {
      ...people,
      ...byState,
      newcomer: await newLearner(baseUrl),
      beginner: await withProfile(baseUrl),
      applicant,
      payer: payments.unpaid.login,
      asking: requests.open.login,
      leaving,
    },
    application: (state, kind) => {
      const id = applications.get(`${state} ${kind}`);
      if (!id) throw new Error(`The seed has no ${kind} in the state ${state}.`);
      return id;
    },
    payments,
    draft: await filledDraft(baseUrl, applicant),
    requests,
    codes: await shares(callsOf(baseUrl, people.driver), String(people.driver.user.driver)),
    learner: String(people.learner.user.driver),
  };
}

/** A paper that was sent, beside those that are missing. */
async function uploadTo(call: Call, service: string): Promise<void> {
  const { documents = [] } = await call("GET", `/service/foreign-license-conversion/${service}/`);
  const form = new FormData();
  form.set("service", service);
  form.set("document", documents[0]?.document ?? "");
  form.set("file", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
  await call("POST", "/document/", form);
}

/** One theory test that runs, and one that was handed in without an answer. */
async function sit(call: Call, driver: string, applications: ReadonlyMap<string, string>): Promise<void> {
  const begin = (kind: string) => {
    const path = `/learner/test/road_traffic/${driver}/service/${applications.get(`testing ${kind}`)}/`;
    return call("POST", `${path}start/`, {}).then(({ paper }) => ({ path, attempt: paper?.attempt }));
  };
  const { path, attempt } = await begin("upgrading-drivers-license");
  await call("POST", path, { attempt, answers: {} } as object);
  await begin("license-application/commercial");
}
