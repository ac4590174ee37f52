import type { Part, Step } from "./play.ts";
import { act, get, id, ifMatch, keepPayment, mobile, pay, post, upload } from "./requests.ts";

const paper = (name: string, as: Part = "driver"): Step => ({
  title: `the ${name}`,
  as,
  ask: post(
    () => "/document/",
    ({ service = "" }) => {
      const form = upload(service, `%PDF-1.7 ${name}`);
      form.set("document", name);
      return form;
    },
  ),
  keep: { [name]: id },
});

const accept = (name: string): Step[] => [
  { title: `open the ${name}`, as: "officer", ask: get((memory) => `/document/${memory[name]}/content/`) },
  {
    title: `accept the ${name}`,
    as: "officer",
    ask: post(
      (memory) => `/document/${memory[name]}/review/`,
      () => ({ outcome: "accepted" }),
      () => ({ "if-match": "*" }),
    ),
  },
  { title: `read it before the ${name}`, as: "officer", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: `accept the ${name} with the version`,
    as: "officer",
    ask: post(
      (memory) => `/document/${memory[name]}/review/`,
      () => ({ outcome: "accepted" }),
      ifMatch,
    ),
  },
];

export const check: Step[] = [
  {
    title: "a change of name",
    as: "driver",
    ask: post(
      () => "/service/amendment/",
      ({ branch }) => ({ branch, details: { other_name: "Kofi", reason_for_change: "I have married." } }),
    ),
    keep: { service: id },
  },
  paper("affidavit"),
  paper("gazette"),
  { title: "read the change of name", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
  { title: "submit the change of name", as: "driver", ask: act("submit") },
  {
    title: "the invoice of the change",
    as: "driver",
    ask: post(({ service }) => `/service/generate_invoice/${service}/`),
    keep: { invoice: id },
  },
  { title: "pay for the change", as: "driver", ask: pay(mobile), keep: keepPayment },
  {
    title: "the change is paid",
    first: ({ pay: decide }, { reference = "" }) => decide(reference, "approve"),
    as: "driver",
    ask: get(({ service }) => `/application/${service}/`),
  },
  ...accept("affidavit"),
  ...accept("gazette"),
  { title: "the checked documents", as: "officer", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "cancel the checked one",
    as: "officer",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "cancel", reason: "You asked us to.", refund: "full" }),
      ifMatch,
    ),
  },
];
