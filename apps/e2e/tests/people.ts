import { type Login, logInByPhone, newLearner } from "./log-in-by-api.ts";

/** The parts of a response that tests read. */
export type Answer = Record<string, string> & {
  results?: Answer[];
  invoices?: Answer[];
  documents?: Answer[];
  steps?: Answer[];
  history?: Answer[];
  paper?: Answer & { questions: Answer[] };
  user?: Record<string, unknown>;
};

/** Makes a call as one person, without a browser. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** Returns the version that a call has to send, or undefined if it sends none. */
async function versionFor(method: string, path: string, read: (path: string) => Promise<Response>) {
  const [, decision] = /^\/office\/decision\/([^/]+)\/decide\/$/.exec(path) ?? [];
  if (decision) {
    const { results = [] } = (await (await read("/office/decision/?state=proposed&limit=100")).json()) as Answer;
    return `"${results.find(({ id }) => id === decision)?.version}"`;
  }
  const versioned = await versionedBy(method, path, read);
  return versioned && (await read(versioned)).headers.get("etag");
}

/** Returns the path of the application whose version a call has to send, or undefined if it sends none. */
async function versionedBy(method: string, path: string, read: (path: string) => Promise<Response>) {
  const [, id] = /^\/service\/([^/]+)\/(?:action|step|practical-test)\/$/.exec(path) ?? [];
  if (method === "POST" && id) return `/application/${id}/`;
  const [, document] = /^\/document\/([^/]+)\/review\/$/.exec(path) ?? [];
  if (!document) return undefined;
  const { service } = (await (await read(`/document/${document}/`)).json()) as Answer;
  return `/application/${service}/`;
}

/**
 * Returns a function that makes calls as one person. The function reads the version that a call has to send, and throws
 * the server's error message if a call is rejected.
 */
export const callsOf =
  (baseUrl: string, { token }: Pick<Login, "token">): Call =>
  async (method, path, body) => {
    const authorization = `Bearer ${token}`;
    const read = (from: string) => fetch(`${baseUrl}/api${from}`, { headers: { authorization } });
    const tag = await versionFor(method, path, read);
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers: {
        authorization,
        ...(tag && { "if-match": tag }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (answer.status === 204 ? {} : await answer.json()) as Answer;
  };

/** Loads the file of a document, as an officer has to before a verdict. */
export async function openDocument(baseUrl: string, { token }: Pick<Login, "token">, id: string): Promise<void> {
  const path = `/api/document/${id}/content/`;
  const answer = await fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

const someDigits = () => String(Math.floor(Math.random() * 1_000_000_000)).padStart(9, "0");

/** A small file that begins like a PDF, so that it is accepted as one. */
export const pdf = { name: "document.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

/** The form with a file of an identity document. */
function identityFile(): FormData {
  const form = new FormData();
  form.set("file", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
  return form;
}

/** Creates a new learner with a profile, who can apply for a learner's licence. */
export async function withProfile(baseUrl: string, lastName = "Boateng"): Promise<Login & { driver: string }> {
  const login = await newLearner(baseUrl);
  const call = callsOf(baseUrl, login);
  const { id = "" } = await call("POST", "/learner/driver/", {
    first_name: "Esi",
    last_name: lastName,
    date_of_birth: "2001-02-28",
    nationality: { value: "GH", label: "Ghanaian" },
    address: { city: "Accra", country: "Ghana" },
  });
  await call("PUT", `/learner/driver/${id}/identification/`, {
    id_type: "ghana_card",
    id_number: `GHA-${someDigits()}-1`,
  });
  await call("POST", `/learner/driver/${id}/identification/file/`, identityFile());
  return { ...login, user: { ...login.user, driver: id }, driver: id };
}

/**
 * Verifies an applicant's identity, without a browser. If the applicant has not sent the file from their own account, the
 * officer uploads it, and a colleague approves the check.
 */
export async function verifyHolder(officer: Call, application: string, colleague?: Call): Promise<void> {
  const { driver } = await officer("GET", `/application/${application}/`);
  const { results = [] } = await officer("GET", "/office/identity/?limit=100");
  const person = results.find((each) => each.driver === driver);
  if (!person) return;
  if (colleague) await officer("POST", `/learner/driver/${driver}/identification/file/`, identityFile());
  const { id = "", state } = await officer("POST", "/office/decision/", {
    kind: "verify_identity",
    driver,
    details: { id_number: person.id_number, how: "seen" },
    ground: "at_counter",
    reason: "Compared with the original.",
  });
  if (colleague && state === "proposed")
    await colleague("POST", `/office/decision/${id}/decide/`, { outcome: "approved" });
}

/** The email address of the second officer at the seed's branch. */
export const secondOfficer = "second.officer@kwan.example";

/** Their phone number, for journeys that run beside another one, because an address gets at most one code a minute. */
export const secondOfficersPhone = "+233240000009";

/**
 * Returns the ID of the seed officer's branch. Officers at other branches have to give a reason for opening an
 * application.
 */
export async function officersBranch(call: Call): Promise<string> {
  const { results = [] } = await call("GET", "/dvla/branches/?search=Accra%20(37)");
  return results[0]?.id ?? "";
}

/** The login of the seed's school on each server, by the server's URL. */
export const schoolLogins = new Map<string, Login>();

interface Trainee {
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: string;
}

/**
 * Enrols a learner who has a profile, as the seed's school. Returns the school code and the trainee number to enter in
 * the learner's application.
 */
export async function enrolLearner(baseUrl: string, login: Login) {
  const mine = callsOf(baseUrl, login);
  const { driver } = await mine("GET", "/users/me/");
  const { first_name = "", last_name = "", date_of_birth = "" } = await mine("GET", `/learner/driver/${driver}/`);
  return enrolLearnerAs(baseUrl, { first_name, last_name, date_of_birth });
}

/**
 * Enrols someone by name, as the seed's school. Returns the school code and the trainee number to enter in their
 * application.
 */
export async function enrolLearnerAs(
  baseUrl: string,
  { first_name, last_name, date_of_birth }: Trainee,
): Promise<{ school_code: string; trainee_number: string }> {
  const trainee_number = `T-${someDigits()}`;
  const enrol = async (school: Login) =>
    callsOf(baseUrl, school)("POST", "/driving_school/enrolment/", {
      trainee_number,
      first_name,
      last_name,
      date_of_birth,
      license_class: "B",
    });
  const schoolLogin = schoolLogins.get(baseUrl);
  // The login may be too old: a staff session expires if it is unused, for example in a test that sets the clock ahead.
  const isEnrolled = schoolLogin !== undefined && (await enrol(schoolLogin).then(Boolean, () => false));
  if (!isEnrolled) {
    const login = await logInByPhone(baseUrl, "+233240000003");
    schoolLogins.set(baseUrl, login);
    await enrol(login);
  }
  return { school_code: "GA-014", trainee_number };
}

/** Creates an application for a learner's licence that is completely filled in but not submitted. */
export async function filledDraft(baseUrl: string, login: Login): Promise<string> {
  const call = callsOf(baseUrl, login);
  const { id = "" } = await call("POST", "/service/learners-license/", {
    branch: await officersBranch(call),
    details: { license_class: "B", gearbox: "manual", ...(await enrolLearner(baseUrl, login)) },
  });
  return id;
}

/** Submits an application for a learner's licence. Returns the application and its invoice. */
export async function sentApplication(baseUrl: string, login: Login): Promise<{ id: string; invoice: string }> {
  const id = await filledDraft(baseUrl, login);
  const { invoices = [] } = await callsOf(baseUrl, login)("POST", `/service/${id}/action/`, { action: "submit" });
  return { id, invoice: invoices[0]?.id ?? "" };
}

// Each payment goes to another phone, because strangers can only send three prompts an hour to one.
let phones = 0;
const ways = {
  mobile_money: () => ({ channel: "mobile_money", network: "mtn", phone_number: `02441${String(20_000 + ++phones)}` }),
  card: () => ({ channel: "card", email: "esi@people.example" }),
};

/** Starts to pay an invoice. Returns the payment's reference. */
export async function beginPayment(
  baseUrl: string,
  invoice: string,
  way: keyof typeof ways = "mobile_money",
): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/service/invoice/${invoice}/pay/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ways[way]()),
  });
  const { reference } = (await answer.json()) as { reference?: string };
  if (!reference) throw new Error(`The payment of ${invoice} could not be begun: ${answer.status}.`);
  return reference;
}

/** The choices on the sandbox's payment page. */
export type Choice = "approve" | "reject" | "delay" | "double" | "reverse";

/** Submits a choice on the sandbox's payment page. */
export async function decide(baseUrl: string, reference: string, choice: Choice): Promise<void> {
  await fetch(`${baseUrl}/sandbox/pay/${reference}`, { method: "POST", body: new URLSearchParams({ choice }) });
}

/** Requests a change of surname, and attaches the document that it requires. */
export async function askForSurname(baseUrl: string, login: Login & { driver: string }): Promise<string> {
  const form = new FormData();
  form.set("driver", login.driver);
  form.set("last_name", "Owusu");
  form.set("reason_for_change", "I married on 3 May 2026.");
  form.set("affidavit", new File([pdf.buffer], pdf.name, { type: pdf.mimeType }));
  const { id = "" } = await callsOf(baseUrl, login)("POST", "/service/update-request/", form);
  return id;
}
