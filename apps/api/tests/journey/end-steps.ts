import type { Step } from "./play.ts";
import { act, card, details, document, get, id, ifMatch, keepPayment, kind, pay, post, upload } from "./requests.ts";

export const appeal: Step[] = [
  { title: "may I appeal", as: "driver", ask: get(({ service }) => `/application/${service}/appeal/`) },
  { title: "may somebody else", as: "stranger", ask: get(({ service }) => `/application/${service}/appeal/`) },
  {
    title: "an appeal without a reason",
    as: "driver",
    ask: post(
      ({ service }) => `/application/${service}/appeal/`,
      () => ({}),
    ),
  },
  {
    title: "an appeal",
    as: "driver",
    ask: post(
      ({ service }) => `/application/${service}/appeal/`,
      () => ({ reason: "It is my card: look at the number." }),
    ),
  },
  {
    title: "a second appeal",
    as: "driver",
    ask: post(
      ({ service }) => `/application/${service}/appeal/`,
      () => ({ reason: "It is my card: look at the number." }),
    ),
  },
  { title: "the rejected application", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
];

export const withdrawal: Step[] = [
  {
    title: "an application without its document",
    as: "stranger",
    ask: post(
      () => `/service/${kind}/`,
      ({ branch }) => ({ branch, submit: true, details: { damage: "chip" } }),
    ),
  },
  { title: "it has left no draft", as: "stranger", ask: get(({ own }) => `/service/${own}/`) },
  {
    title: "another draft",
    as: "stranger",
    ask: post(
      () => `/service/${kind}/`,
      ({ branch, "own number": number }) => ({ branch, details: { ...details({ number: number ?? "" }) } }),
    ),
    keep: { service: id },
  },
  {
    title: "its document",
    as: "stranger",
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, document()),
    ),
  },
  { title: "submit the other draft", as: "stranger", ask: act("submit") },
  { title: "reopen it", as: "stranger", ask: act("reopen") },
  { title: "submit it again", as: "stranger", ask: act("submit") },
  {
    title: "its invoice",
    as: "stranger",
    ask: post(({ service }) => `/service/generate_invoice/${service}/`),
    keep: { invoice: id },
  },
  { title: "pay without logging in", ask: pay(card), keep: keepPayment },
  {
    title: "the paid invoice",
    first: ({ pay: decide }, { reference = "" }) => decide(reference, "approve"),
    ask: get(({ invoice }) => `/service/invoice/${invoice}/`),
  },
  { title: "read the paid one", as: "stranger", ask: get(({ service }) => `/application/${service}/`) },
  { title: "withdraw it", as: "stranger", ask: act("cancel") },
  { title: "the payment that goes back", ask: get(({ payment }) => `/payment/${payment}/`) },
  { title: "the payments that go back", as: "stranger", ask: get(({ own }) => `/learner/driver/payments/${own}/`) },
  { title: "the withdrawn one", as: "stranger", ask: get(({ service }) => `/application/${service}/`) },
];

export const end: Step[] = [
  {
    title: "an application that is submitted immediately",
    as: "stranger",
    ask: post(
      () => "/service/old-drivers-license-replacement/",
      ({ branch }) => ({ branch, submit: true, details: {} }),
    ),
  },
  {
    title: "a new draft",
    as: "driver",
    ask: post(
      () => "/service/amendment/",
      ({ "other branch": branch }) => ({ branch }),
    ),
    keep: { service: id },
  },
  {
    title: "an officer of another branch reads it",
    as: "officer",
    ask: get(({ service }) => `/application/${service}/`),
  },
  {
    title: "cancel it",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "cancel" }),
      ifMatch,
    ),
  },
  {
    title: "cancel it twice",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "cancel" }),
      ifMatch,
    ),
  },
  { title: "my payments", as: "driver", ask: get(({ driver }) => `/learner/driver/payments/${driver}/`) },
  {
    title: "my failed payments",
    as: "driver",
    ask: get(({ driver }) => `/learner/driver/payments/${driver}/?status=failed`),
  },
  {
    title: "somebody else's payments",
    as: "stranger",
    ask: get(({ driver }) => `/learner/driver/payments/${driver}/`),
  },
  { title: "the overview at the end", as: "driver", ask: get(() => "/service/overview/") },
  { title: "log out", as: "driver", ask: post(() => "/users/logout/") },
  { title: "the token is worth nothing", as: "driver", ask: get(() => "/dvla/branches/") },
];
