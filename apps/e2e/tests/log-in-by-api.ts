/** The roles of the seed's people, one person for each role. */
export const people = ["learner", "driver", "school", "reviewer", "officer", "accountant", "admin"] as const;
export type Person = (typeof people)[number];

/** The data that a browser stores after a login. */
export type Login = { token: string; user: Record<string, unknown> };

const password = "Kente-Gold-2026";
const emailOf = (person: Person): string => `${person}@kwan.example`;

/** Returns the last code sent to an email address or phone number, as shown on the mailbox page. */
export async function lastCode(baseUrl: string, target: string): Promise<string> {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    const page = await (await fetch(`${baseUrl}/mailbox`)).text();
    const text = page.replace(/<[^>]+>/g, " ").replaceAll("&#43;", "+");
    const code = /\b(\d{6})\b/.exec(text.split(target)[1] ?? "")?.[1];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`No code came to ${target} within 15 s.`);
}

const someAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join(".")}`;

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
    body: JSON.stringify(body),
  });
  const wait = Number(answer.headers.get("retry-after"));
  // Many journeys log in as the same person, so the person may have been sent a code less than a minute ago.
  if (answer.status === 429 && wait > 0 && wait < 45) {
    await new Promise((done) => setTimeout(done, wait * 1_000));
    return post(url, body);
  }
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`POST ${url} answered ${answer.status}: ${JSON.stringify(read)}`);
  return read;
}

/** Logs a person in through the API, without a browser. */
export const logInByApi = (baseUrl: string, person: Person): Promise<Login> => logInByEmail(baseUrl, emailOf(person));

/** Logs in a person from the seed by their email address. */
export async function logInByEmail(baseUrl: string, email: string): Promise<Login> {
  await post(`${baseUrl}/api/learner/login/email/initiate/`, { email, password });
  const code = await lastCode(baseUrl, email);
  const { token, user } = await post(`${baseUrl}/api/users/complete-login-email/${encodeURIComponent(email)}/`, {
    code,
  });
  return { token: String(token), user: user as Record<string, unknown> };
}

/** Logs a person in by phone. A code is sent to the same number at most once a minute. */
export async function logInByPhone(baseUrl: string, phone_number: string): Promise<Login> {
  await post(`${baseUrl}/api/learner/login/phone_number/initiate/`, { phone_number, password });
  const code = await lastCode(baseUrl, phone_number);
  const path = `/api/users/complete-login-phone_number/${encodeURIComponent(phone_number)}/`;
  const { token, user } = await post(`${baseUrl}${path}`, { code });
  return { token: String(token), user: user as Record<string, unknown> };
}

/** Creates a new person who is signed up, verified and logged in, but has no profile. */
export async function newLearner(baseUrl: string): Promise<Login> {
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0");
  const phone = `+23324${digits}`;
  await post(`${baseUrl}/api/learner/register/`, {
    first_name: "Esi",
    last_name: "Boateng",
    username: `esi${digits}`,
    email: `esi${digits}@example.com`,
    phone_number: phone,
    password1: password,
    password2: password,
  });
  const code = await lastCode(baseUrl, phone);
  const { token, user } = await post(`${baseUrl}/api/users/verify/${encodeURIComponent(phone)}/`, { code });
  return { token: String(token), user: user as Record<string, unknown> };
}

/** Logs one person in for each role. */
export const logEverybodyIn = async (baseUrl: string): Promise<Record<Person, Login>> =>
  Object.fromEntries(
    await Promise.all(people.map(async (person) => [person, await logInByApi(baseUrl, person)] as const)),
  ) as Record<Person, Login>;
