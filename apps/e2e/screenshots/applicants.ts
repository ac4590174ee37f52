import { type Login, logInByEmail } from "../tests/log-in-by-api.ts";
import { callsOf } from "../tests/people.ts";

/**
 * The seed has an application of every kind in every status. Those in one status belong to people with the same first
 * name, one for each record, because no single record fits every kind. They use the same password as the seed's logins.
 */
const owners = {
  draft: "akua",
  awaiting_payment: "kojo",
  paid: "efua",
  in_review: "kwesi",
  action_required: "afia",
  testing: "yaw",
  approved: "adwoa",
  producing: "kofi",
  ready: "ama",
  completed: "fiifi",
  rejected: "araba",
  cancelled: "ebo",
} as const;
const records = ["holder", "beginner", "trucker", "carrier", "expired"] as const;

/** A status for which the seed has a driver. */
export type State = keyof typeof owners;
const states = Object.keys(owners) as State[];

/** Logs in the applicants of the seed and lists their applications. The learner's applications are listed too. */
export async function applicantsOf(baseUrl: string, learner: Login) {
  const byState = {} as Record<State, Login>;
  const applicants: [State | "learner", Login][] = [["learner", learner]];
  for (const state of states) {
    const logins = await Promise.all(
      records.map((record) => logInByEmail(baseUrl, `${owners[state]}.${record}@people.example`)),
    );
    [byState[state]] = logins as [Login];
    applicants.push(...logins.map((login) => [state, login] as [State, Login]));
  }
  const applications = new Map<string, { id: string; login: Login }>();
  for (const [state, login] of applicants) {
    const { results = [] } = await callsOf(baseUrl, login)("GET", `/service/${login.user.driver}/?limit=100`);
    for (const { kind, id = "" } of results) applications.set(`${state} ${kind}`, { id, login });
  }
  const application = (state: State | "learner", kind: string) => {
    const match = applications.get(`${state} ${kind}`);
    if (!match) throw new Error(`The seed has no ${kind} in the state ${state}.`);
    return match;
  };
  return { byState, application };
}
