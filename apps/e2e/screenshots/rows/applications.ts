import type { State } from "../applicants.ts";
import { breaking, check, fill, press, type Rows, type Screen, steps } from "../screen.ts";
import type { World } from "../world.ts";

/** Returns the screen for one step of the application form, with a draft from the seed data. */
const form = (
  name: string,
  [kind, title]: readonly [string, string],
  step: string,
  { of = "draft", ...more }: Pick<Screen, "act" | "shows"> & { of?: State } = {},
): Screen => ({
  name: `apply-${name}`,
  as: `${of} ${kind}`,
  path: (world) => `/services/add?kind=${kind}&draft=${world.application(of, kind)}&step=${step}`,
  title,
  ...more,
});

const begin = (name: string, as: Screen["as"], kind: string, title: string, shows: Screen["shows"]): Screen => ({
  name: `apply-${name}`,
  as: as ?? "driver",
  path: `/services/add?kind=${kind}`,
  title,
  ...(shows && { shows }),
});

const view = (
  name: string,
  of: State,
  [kind, code, title]: readonly [string, string, string],
  more: Partial<Screen> = {},
): Screen => ({
  name: `view-${name}`,
  as: `${of} ${kind}`,
  path: (world) => `/services/view/${world.application(of, kind)}/${code}`,
  title,
  shows: "Progress",
  ...more,
});

const codes = [
  ["additional-class", "AC", "Additional class"],
  ["lost-damaged-license", "DL", "Replace a damaged licence"],
  ["lost-damaged-license/lost", "LL", "Replace a lost or stolen licence"],
  ["proficiency-test", "PT", "Proficiency test"],
  ["amendment", "RA", "Record amendment"],
  ["license-application/commercial", "CDL", "Commercial driver's licence"],
  ["drivers-renewal", "DLR", "Driver's licence renewal"],
  ["foreign-license-conversion", "FLC", "Foreign licence conversion"],
  ["hazard-permit", "HPA", "Hazardous goods permit"],
  ["hazard-permit/renew", "HPR", "Hazardous goods permit renewal"],
  ["international-driving-permit", "IDP", "International driving permit"],
  ["license-application", "LAS", "Driver's licence"],
  ["learners-license-renewal", "LLR", "Learner's licence renewal"],
  ["center-change", "PCC", "Change of processing centre"],
  ["upgrading-drivers-license", "UDL", "Upgrade your licence"],
  ["expired-drivers-license-replacement", "EDLR", "Replace an expired licence"],
  ["learners-license", "LLAS", "Learner's licence"],
] as const;

const renewal = ["drivers-renewal", "DLR", "Driver's licence renewal"] as const;
const learning = ["learners-license", "LLAS", "Learner's licence"] as const;
const amendment = ["amendment", "Record amendment"] as const;
const conversion = ["foreign-license-conversion", "Foreign licence conversion"] as const;
const lost = ["lost-damaged-license/lost", "Replace a lost or stolen licence"] as const;

const pay = (name: keyof World["payments"], more: Partial<Screen> = {}): Screen => ({
  name: `pay-${name}`,
  as: "payer",
  path: ({ payments }) => `/services/view/${payments[name].application}/LLAS/pay`,
  title: "Pay for: Learner's licence",
  ...more,
});

/** The screens for applying, and for following the progress of an application. */
export const applications: readonly Rows[] = [
  {
    group: "Applications",
    screens: [
      { name: "services-none", as: "beginner", path: "/services", title: "Applications" },
      { name: "services-needs-profile", as: "newcomer", path: "/services", title: "Applications" },
      { name: "services", as: "in_review", path: "/services", title: "Applications", shows: /of \d+ shown/ },
      { name: "services-to-pay", as: "awaiting_payment", path: "/services", title: "Applications", shows: /shown/ },
      {
        name: "services-none-fits",
        as: "in_review",
        path: "/services?status=ready",
        title: "Applications",
        shows: /No applications found/,
      },
      { name: "choose-first", as: "beginner", path: "/services/add/first", title: "Your first service" },
      { name: "choose", as: "driver", path: "/services/add/type", title: "Apply for a service" },
      { name: "choose-beginner", as: "beginner", path: "/services/add/type", title: "Apply for a service" },
      {
        name: "choose-search",
        as: "driver",
        path: "/services/add/type",
        title: "Apply for a service",
        act: fill({ "Find a service": "lost" }),
        shows: /^\d of 18 shown/,
      },
    ],
  },
  {
    group: "The form",
    screens: [
      begin("eligible", "driver", renewal[0], renewal[2], "You can apply"),
      begin("not-yet", "driver", "license-application", "Driver's licence", /You cannot apply/),
      begin(
        "open-already",
        "in_review",
        renewal[0],
        renewal[2],
        "You already have an open application for this service",
      ),
      form("details", conversion, "details", { shows: "Continue" }),
      form("details-learner", ["learners-license", "Learner's licence"], "details", { shows: "Continue" }),
      form("details-permit", ["international-driving-permit", "International driving permit"], "details", {
        shows: "Remove Togo",
      }),
      form("details-errors", lost, "details", {
        act: steps(fill({ Day: "31", Month: "2" }), press("Continue")),
        shows: "There is a problem",
      }),
      form("documents", conversion, "documents", { shows: /Up to 5/ }),
      form("documents-errors", conversion, "documents", { act: press("Continue"), shows: "There is a problem" }),
      form("branch", conversion, "branch", { shows: "How do you want to get your card?" }),
      form("delivery", conversion, "branch", {
        act: check("Deliver it to me"),
        shows: "Where should we deliver your card?",
      }),
      form("delivery-errors", conversion, "branch", {
        act: steps(check("Deliver it to me"), press("Continue")),
        shows: "There is a problem",
      }),
      form("check", conversion, "check", { shows: "What you pay" }),
      form("check-missing", conversion, "check", { shows: "Add what is missing" }),
      {
        name: "apply-check-errors",
        as: "applicant",
        path: ({ draft }) => `/services/add?kind=learners-license&draft=${draft}&step=check`,
        title: "Learner's licence",
        before: breaking("**/action/"),
        act: press("Submit and pay"),
        shows: "You have not submitted your application yet",
      },
      {
        name: "apply-check-learner",
        as: "applicant",
        path: ({ draft }) => `/services/add?kind=learners-license&draft=${draft}&step=check`,
        title: "Learner's licence",
        shows: "GH₵200.00",
      },
      form("asked-for-more", amendment, "details", {
        of: "action_required",
        shows: "We need more information from you",
      }),
      form("asked-for-more-check", amendment, "check", { of: "action_required", shows: "Add what is missing" }),
      form("sent", amendment, "details", { of: "in_review", shows: "You have already submitted this application" }),
    ],
  },
  {
    group: "An application, by its code",
    screens: codes.map((code) => view(code[1], "in_review", code)),
  },
  {
    group: "An application, by its state",
    screens: [
      view("draft", "draft", renewal, { shows: "Finish your application" }),
      view("to-pay", "awaiting_payment", renewal, { shows: /^Pay GH/ }),
      view("paid", "paid", learning),
      view("asked-for-more", "action_required", renewal, { shows: "We need more information from you" }),
      view("testing", "testing", learning, { shows: "Tests" }),
      view("approved", "approved", ["upgrading-drivers-license", "UDL", "Upgrade your licence"]),
      view("producing", "producing", ["hazard-permit", "HPA", "Hazardous goods permit"]),
      view("ready", "ready", ["lost-damaged-license", "DL", "Replace a damaged licence"], {
        shows: "Collect your card",
      }),
      view("completed", "completed", renewal),
      view("rejected", "rejected", renewal, { shows: "Rejected" }),
      view("cancelled", "cancelled", renewal),
      view("history", "completed", renewal, { act: (page) => page.getByText("History", { exact: true }).click() }),
      view("cancel-dialog", "awaiting_payment", renewal, {
        act: press("Cancel this application"),
        shows: "Cancel this application?",
      }),
      view("choose-time", "in_review", ["license-application", "LAS", "Driver's licence"], {
        act: press(/^Book (your|an)/),
        shows: "Book this time",
      }),
      view("choose-time-errors", "in_review", ["license-application", "LAS", "Driver's licence"], {
        act: steps(press(/^Book (your|an)/), press("Book this time")),
        shows: "There is a problem",
      }),
    ],
  },
  {
    group: "Payment",
    screens: [
      pay("unpaid", { shows: "How do you want to pay?" }),
      pay("unpaid", { name: "pay-errors", act: press(/^Pay GH/), shows: "There is a problem" }),
      {
        name: "pay-nothing",
        as: "draft",
        path: (world) => `/services/view/${world.application("draft", renewal[0])}/DLR/pay`,
        title: `Pay for: ${renewal[2]}`,
        shows: "You have nothing to pay",
      },
    ],
  },
];
