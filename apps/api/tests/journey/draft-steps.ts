import type { Step } from "./play.ts";
import { details, document, get, id, ifMatch, kind, post, upload } from "./requests.ts";

export const draft: Step[] = [
  {
    title: "an application for which the driver is not eligible",
    as: "driver",
    ask: post(
      () => "/service/drivers-renewal/",
      ({ branch, number }) => ({ branch, submit: true, details: { license_number: number, health_changed: false } }),
    ),
  },
  {
    title: "a draft",
    as: "driver",
    ask: post(
      () => `/service/${kind}/`,
      () => ({ details: { damage: "broken" } }),
      () => ({ "idempotency-key": "the draft" }),
    ),
    keep: { service: id },
  },
  {
    title: "the same draft again, with its key",
    as: "driver",
    ask: post(
      () => `/service/${kind}/`,
      () => ({ details: { damage: "broken" } }),
      () => ({ "idempotency-key": "the draft" }),
    ),
  },
  {
    title: "the key with another body",
    as: "driver",
    ask: post(
      () => `/service/${kind}/`,
      () => ({ details: { damage: "chip" } }),
      () => ({ "idempotency-key": "the draft" }),
    ),
  },
  {
    title: "a second one",
    as: "driver",
    ask: post(
      () => `/service/${kind}/`,
      () => ({}),
    ),
  },
  {
    title: "a draft with a branch that is not there",
    as: "driver",
    ask: post(
      () => "/service/drivers-renewal/",
      () => ({ branch: "brn_nowhere" }),
    ),
  },
  { title: "the draft", as: "driver", ask: get(({ service }) => `/service/${kind}/${service}/`) },
  {
    title: "submit it too early",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "submit" }),
      ifMatch,
    ),
  },
  {
    title: "change it",
    as: "driver",
    ask: (memory) => ({
      method: "PATCH",
      path: `/service/${kind}/${memory.service}/`,
      body: { branch: memory.branch, details: details(memory) },
      headers: ifMatch(memory),
    }),
  },
  { title: "the overview with a draft", as: "driver", ask: get(() => "/service/overview/") },
  {
    title: "change it with a stale version",
    as: "driver",
    ask: (memory) => ({
      method: "PATCH",
      path: `/service/${kind}/${memory.service}/`,
      body: { tier: "standard" },
      headers: { "if-match": '"1"' },
    }),
  },
  { title: "somebody else's draft", as: "stranger", ask: get(({ service }) => `/application/${service}/`) },
  { title: "the draft under another kind", as: "driver", ask: get(({ service }) => `/service/amendment/${service}/`) },
  {
    title: "an officer changes it",
    as: "officer",
    ask: (memory) => ({ method: "PATCH", path: `/service/${kind}/${memory.service}/`, body: { tier: "standard" } }),
  },
];

export const documents: Step[] = [
  {
    title: "a document that is not a picture",
    as: "driver",
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, "plain text", "card.txt"),
    ),
  },
  {
    title: "a document without a file",
    as: "driver",
    ask: post(
      () => "/document/",
      ({ service }) => ({ service, document: "damaged_card_photo" }),
    ),
  },
  {
    title: "a document",
    as: "driver",
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, document()),
    ),
    keep: { document: id },
  },
  { title: "the document", as: "driver", ask: get(({ document: file }) => `/document/${file}/`) },
  { title: "somebody else's document", as: "stranger", ask: get(({ document: file }) => `/document/${file}/`) },
  {
    title: "remove it",
    as: "driver",
    ask: ({ document: file }) => ({ method: "DELETE", path: `/document/${file}/` }),
  },
  { title: "it is not there", as: "driver", ask: get(({ document: file }) => `/document/${file}/`) },
  {
    title: "the document again",
    as: "driver",
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, document()),
    ),
    keep: { document: id },
  },
  { title: "its bytes", as: "driver", ask: get(({ document: file }) => `/document/${file}/content/`) },
];
