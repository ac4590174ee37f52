import type { Answer, Part, Step } from "./play.ts";
import { get, kind, post } from "./requests.ts";

const loginOf = (part: Part): Step[] => [
  {
    title: `the ${part} starts to log in`,
    ask: (_, { people, password }) => ({
      method: "POST",
      path: "/learner/login/email/initiate/",
      body: { email: people[part].email, password },
    }),
    keep: { attempt: ({ attempt }) => attempt },
  },
  {
    title: `the ${part} enters the code`,
    ask: async ({ attempt }, { people, codeFor }) => ({
      method: "POST",
      path: `/users/complete-login-email/${encodeURIComponent(people[part].email)}/`,
      body: { code: await codeFor(people[part].email), attempt },
    }),
    keep: { [`token of ${part}`]: ({ token }) => token },
  },
];

export const login: Step[] = [
  {
    title: "a wrong password",
    ask: (_, { people }) => ({
      method: "POST",
      path: "/learner/login/email/initiate/",
      body: { email: people.driver.email, password: "not-the-password" },
    }),
  },
  {
    title: "a body without a password",
    ask: post(
      () => "/learner/login/email/initiate/",
      () => ({ email: "x" }),
    ),
  },
  {
    title: "a body that is no JSON",
    ask: post(
      () => "/learner/login/email/initiate/",
      () => "{",
    ),
  },
  ...loginOf("driver").slice(0, 1),
  {
    title: "a wrong code",
    ask: ({ attempt }, { people }) => ({
      method: "POST",
      path: `/users/complete-login-email/${encodeURIComponent(people.driver.email)}/`,
      body: { code: "000000", attempt },
    }),
  },
  ...loginOf("driver").slice(1),
  {
    title: "a code that has been used",
    ask: async ({ attempt }, { people, codeFor }) => ({
      method: "POST",
      path: `/users/complete-login-email/${encodeURIComponent(people.driver.email)}/`,
      body: { code: await codeFor(people.driver.email), attempt },
    }),
  },
  {
    title: "ask for another code",
    first: ({ forward }) => forward(61_000),
    ask: ({ attempt }, { people }) => ({
      method: "POST",
      path: `/users/resend_verification_code/${encodeURIComponent(people.driver.email)}/`,
      body: { attempt },
    }),
  },
  {
    title: "log in by phone",
    first: ({ forward }) => forward(61_000),
    ask: (_, { people, password }) => ({
      method: "POST",
      path: "/learner/login/phone_number/initiate/",
      body: { phone_number: people.stranger.phone_number, password },
    }),
    keep: { attempt: ({ attempt }) => attempt },
  },
  {
    title: "the stranger enters the code",
    ask: async ({ attempt }, { people, codeFor }) => ({
      method: "POST",
      path: `/users/complete-login-phone_number/${encodeURIComponent(people.stranger.phone_number)}/`,
      body: { code: await codeFor(people.stranger.phone_number), attempt },
    }),
    keep: { "token of stranger": ({ token }) => token },
  },
  ...loginOf("officer"),
  { title: "who am I, without a token", ask: get(() => "/users/me/") },
  {
    title: "who am I, with a token that nobody has",
    ask: () => ({ method: "GET", path: "/users/me/", headers: { authorization: "Bearer unknown" } }),
  },
  { title: "who am I", as: "driver", ask: get(() => "/users/me/"), keep: { driver: ({ driver }) => driver } },
];

export const records: Step[] = [
  { title: "my profile", as: "driver", ask: get(({ driver }) => `/learner/driver/${driver}/`) },
  {
    title: "my licence",
    as: "driver",
    ask: get(({ driver }) => `/license/${driver}/`),
    keep: { number: ({ number }) => number },
  },
  {
    title: "the stranger's own account",
    as: "stranger",
    ask: get(() => "/users/me/"),
    keep: { own: ({ driver }) => driver },
  },
  {
    title: "the stranger's own licence",
    as: "stranger",
    ask: get(({ own }) => `/license/${own}/`),
    keep: { "own number": ({ number }) => number },
  },
  { title: "somebody else's profile", as: "stranger", ask: get(({ driver }) => `/learner/driver/${driver}/`) },
  { title: "the services", as: "driver", ask: get(({ driver }) => `/learner/driver/${driver}/services/available/`) },
  {
    title: "the branches, two on a page",
    ask: get(() => `/dvla/branches/?service=${kind}&region=Greater%20Accra&limit=2`),
    keep: {
      branch: ({ results }) => results.find(({ code }: Answer) => code === "GA1").id,
      "other branch": ({ results }) => results.find(({ code }: Answer) => code !== "GA1").id,
    },
  },
  { title: "a branch, without the slash at the end", ask: get(({ branch }) => `/dvla/branch/${branch}`) },
  { title: "a branch that is not there", ask: get(() => "/dvla/branch/brn_nowhere/") },
  { title: "a page with a cursor of nobody", ask: get(() => "/dvla/branches/?cursor=nonsense") },
  { title: "a page that is too long", ask: get(() => "/dvla/branches/?limit=100000") },
  { title: "an address that is not there", ask: get(() => "/nowhere/") },
  { title: "a driver asks what only the office may", as: "driver", ask: get(() => "/office/queue/") },
  { title: "the overview of somebody with nothing", as: "stranger", ask: get(() => "/service/overview/") },
  { title: "the prices", ask: get(() => "/service/cost-item/?limit=40") },
  { title: "the prices of one kind", ask: get(() => `/service/cost-item/?kind=${kind}`) },
  {
    title: "what an express change costs, delivered",
    ask: get(() => "/service/service-cost/?kind=amendment&delivery=true"),
  },
  { title: "what everything costs, page 2", ask: get(() => "/service/service-cost/?limit=7&cursor=from-7") },
];
