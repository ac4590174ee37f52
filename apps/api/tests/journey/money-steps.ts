import type { Step } from "./play.ts";
import { card, document, get, id, ifMatch, keepPayment, mobile, pay, post, upload } from "./requests.ts";

export const money: Step[] = [
  {
    title: "an invoice for a draft",
    as: "driver",
    ask: post(({ service }) => `/service/generate_invoice/${service}/`),
  },
  { title: "read the draft", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "submit it without a version",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "submit" }),
    ),
  },
  {
    title: "an action that is none",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "dance" }),
      ifMatch,
    ),
  },
  {
    title: "submit it",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "submit" }),
      ifMatch,
    ),
  },
  {
    title: "an upload after the submission",
    as: "driver",
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, document()),
    ),
  },
  {
    title: "my applications",
    as: "driver",
    ask: get(({ driver }) => `/service/${driver}/?status=awaiting_payment&open=true`),
  },
  { title: "the overview with something to pay", as: "driver", ask: get(() => "/service/overview/") },
  { title: "my finished applications", as: "driver", ask: get(({ driver }) => `/service/${driver}/?open=false`) },
  {
    title: "the invoice",
    as: "driver",
    ask: post(({ service }) => `/service/generate_invoice/${service}/`),
    keep: { invoice: id },
  },
  { title: "the invoice for somebody with its link", ask: get(({ invoice }) => `/service/invoice/${invoice}/`) },
  { title: "pay by mobile money with a wrong number", as: "driver", ask: pay({ ...mobile, phone_number: "12" }) },
  { title: "pay by mobile money", as: "driver", ask: pay(mobile), keep: keepPayment },
  { title: "press pay again", as: "driver", ask: pay(mobile) },
  { title: "the invoice while it is being paid", ask: get(({ invoice }) => `/service/invoice/${invoice}/`) },
  {
    title: "confirm a payment that the payer has rejected",
    first: ({ pay: decide }, { reference = "" }) => decide(reference, "reject"),
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/confirm-payment/`,
      ({ reference }) => ({ reference }),
    ),
  },
  { title: "pay by card", as: "driver", ask: pay(card), keep: keepPayment },
  {
    title: "cancel it as somebody else",
    as: "stranger",
    ask: post(({ payment }) => `/payment/${payment}/cancel/`),
  },
  { title: "cancel it", as: "driver", ask: post(({ payment }) => `/payment/${payment}/cancel/`) },
  {
    title: "its money arrives all the same",
    first: ({ pay: decide }, { reference = "" }) => decide(reference, "approve"),
    ask: get(({ payment }) => `/payment/${payment}/`),
  },
  { title: "pay by card again", as: "driver", ask: pay(card), keep: keepPayment },
  { title: "no receipt yet", as: "driver", ask: get(({ invoice }) => `/receipt/${invoice}/`) },
  {
    title: "confirm a payment that is late",
    first: ({ pay: decide }, { reference = "" }) => decide(reference, "delay"),
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/confirm-payment/`,
      ({ reference }) => ({ reference }),
    ),
  },
  {
    title: "confirm it two minutes later",
    first: ({ forward }) => forward(121_000),
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/confirm-payment/`,
      ({ reference }) => ({ reference }),
    ),
  },
  { title: "the payment", ask: get(({ payment }) => `/payment/${payment}/`) },
  { title: "my payments after paying", as: "driver", ask: get(({ driver }) => `/learner/driver/payments/${driver}/`) },
  { title: "the receipt", as: "driver", ask: get(({ invoice }) => `/receipt/${invoice}/`) },
  { title: "the receipt for somebody with its link", ask: get(({ invoice }) => `/receipt/${invoice}/`) },
  { title: "pay a paid invoice", as: "driver", ask: pay(mobile) },
  {
    title: "confirm with a reference of nobody",
    ask: post(
      ({ service }) => `/service/${service}/confirm-payment/`,
      () => ({ reference: "KWP-none" }),
    ),
  },
  { title: "the paid application", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "an appeal before any decision",
    as: "driver",
    ask: get(({ service }) => `/application/${service}/appeal/`),
  },
];
