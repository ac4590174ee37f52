import type { Step } from "./play.ts";
import { document, get, ifMatch, post, upload } from "./requests.ts";

export const office: Step[] = [
  { title: "the officer reads it", as: "officer", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "review a document without opening it",
    as: "officer",
    ask: post(
      ({ document: file }) => `/document/${file}/review/`,
      () => ({ outcome: "accepted" }),
      ifMatch,
    ),
  },
  { title: "open it", as: "officer", ask: get(({ document: file }) => `/document/${file}/content/`) },
  {
    title: "refuse it without a reason",
    as: "officer",
    ask: post(
      ({ document: file }) => `/document/${file}/review/`,
      () => ({ outcome: "refused" }),
      ifMatch,
    ),
  },
  {
    title: "refuse it",
    as: "officer",
    ask: post(
      ({ document: file }) => `/document/${file}/review/`,
      () => ({ outcome: "refused", reason: "The picture is too dark to read." }),
      ifMatch,
    ),
  },
  { title: "read it again", as: "officer", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "approve it too early",
    as: "officer",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "approve" }),
      ifMatch,
    ),
  },
  {
    title: "ask for more",
    as: "officer",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "ask_for_more", reason: "Please send a better picture." }),
      ifMatch,
    ),
  },
  { title: "the driver reads it", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
  { title: "the overview of somebody who has to reply", as: "driver", ask: get(() => "/service/overview/") },
  {
    title: "resubmit without a new document",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "resubmit" }),
      ifMatch,
    ),
  },
  {
    title: "a better document",
    as: "driver",
    first: ({ forward }) => forward(60_000),
    ask: post(
      () => "/document/",
      ({ service = "" }) => upload(service, `${document()}, brighter`, "better.pdf"),
    ),
  },
  { title: "read it before resubmitting", as: "driver", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "resubmit",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "resubmit" }),
      ifMatch,
    ),
  },
  {
    title: "an officer's action by the driver",
    as: "driver",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "reject", reason: "No." }),
      ifMatch,
    ),
  },
  { title: "the officer reads what has changed", as: "officer", ask: get(({ service }) => `/application/${service}/`) },
  {
    title: "reject it without saying what happens to the money",
    as: "officer",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({ action: "reject", reason: "This is not your card." }),
      ifMatch,
    ),
  },
  {
    title: "reject it",
    as: "officer",
    ask: post(
      ({ service }) => `/service/${service}/action/`,
      () => ({
        action: "reject",
        reason: "This is not your card.",
        ground: "other",
        refund: "none",
        no_refund_ground: "work_done",
      }),
      ifMatch,
    ),
  },
];
