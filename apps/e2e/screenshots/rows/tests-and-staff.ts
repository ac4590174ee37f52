import { check, press, type Rows, type Screen, steps } from "../screen.ts";
import type { State } from "../world.ts";

const sitting = (name: string, kind: string, code: string, more: Partial<Screen>): Screen => ({
  name: `test-${name}`,
  as: "testing",
  path: (world) => `/services/view/${world.application("testing", kind)}/${code}/test/road_traffic`,
  title: "Road traffic test",
  ...more,
});

const office = (name: string, state: State, kind: string, more: Partial<Screen> = {}): Screen => ({
  name: `office-${name}`,
  as: "officer",
  path: (world) => `/office/${world.application(state, kind)}`,
  title: "Application",
  shows: "Next action",
  ...more,
});

/** The screens of the theory tests, and those for staff. */
export const testsAndStaff: readonly Rows[] = [
  {
    group: "Theory test",
    screens: [
      sitting("rules", "learners-license", "LLAS", { shows: "Start the test" }),
      sitting("running", "license-application/commercial", "CDL", { shows: /^Question \d+ of/ }),
      sitting("hand-in", "license-application/commercial", "CDL", {
        act: press("Finish now"),
        shows: "Finish the test?",
      }),
      sitting("result", "upgrading-drivers-license", "UDL", { shows: /You need \d+ to pass/ }),
      {
        ...sitting("closed", "learners-license", "LLAS", {}),
        as: "in_review",
        path: (world) => `/services/view/${world.application("in_review", "learners-license")}/LLAS/test/road_traffic`,
        shows: "Back to your application",
      },
    ],
  },
  {
    group: "School",
    screens: [
      { name: "trainees", as: "school", path: "/school/trainees", title: "Trainees", shows: /of \d+ shown/ },
      { name: "school", as: "school", path: "/school/class-records", title: "Class records", shows: /of \d+ shown/ },
      {
        name: "school-learner",
        as: "school",
        path: ({ learner }) => `/school/class-records?learner=${learner}`,
        title: "Class records",
        shows: /^Training hours of /,
      },
      {
        name: "school-none-fits",
        as: "school",
        path: "/school/class-records?from=2090-01-01",
        title: "Class records",
        shows: /No lessons match/,
      },
    ],
  },
  {
    group: "Review",
    screens: [
      { name: "review", as: "reviewer", path: "/review/update-requests", title: "Update requests", shows: /shown/ },
      {
        name: "review-decided",
        as: "reviewer",
        path: "/review/update-requests?status=approved",
        title: "Update requests",
        shows: /shown/,
      },
      {
        name: "review-open",
        as: "reviewer",
        path: ({ requests: { open } }) => `/review/update-requests/${open.id}?driver=${open.driver}`,
        title: "Update request",
        shows: "Your decision",
      },
      {
        name: "review-errors",
        as: "reviewer",
        path: ({ requests: { open } }) => `/review/update-requests/${open.id}?driver=${open.driver}`,
        title: "Update request",
        act: steps(check("Reject"), press("Submit decision")),
        shows: "There is a problem",
      },
      {
        name: "review-approved",
        as: "reviewer",
        path: ({ requests: { approved } }) => `/review/update-requests/${approved.id}?driver=${approved.driver}`,
        title: "Update request",
        shows: /^Decided on/,
      },
      {
        name: "review-rejected",
        as: "reviewer",
        path: ({ requests: { rejected } }) => `/review/update-requests/${rejected.id}?driver=${rejected.driver}`,
        title: "Update request",
        shows: /The affidavit is not signed/,
      },
      {
        name: "review-none",
        as: "reviewer",
        path: "/review/update-requests/req_none",
        title: "Update request",
        shows: "We could not find this request",
      },
    ],
  },
  {
    group: "Office",
    screens: [
      { name: "office", as: "officer", path: "/office", title: "Office", shows: /of \d+ shown/ },
      { name: "office-money", as: "officer", path: "/office/money", title: "Payments to check", shows: /no payments/ },
      {
        name: "office-identities",
        as: "officer",
        path: "/office/identities",
        title: "Identities to check",
        shows: "Ghana Card",
      },
      {
        name: "office-none-fits",
        as: "officer",
        path: "/office?q=Nobody+at+all",
        title: "Office",
        shows: /No open applications match/,
      },
      office("paid", "paid", "drivers-renewal"),
      office("in-review", "in_review", "license-application"),
      office("errors", "in_review", "license-application", { act: press("Confirm"), shows: "There is a problem" }),
      office("reason", "in_review", "amendment", {
        act: check("Reject application"),
        shows: /The applicant will see your reason/,
      }),
      office("record", "in_review", "license-application", {
        act: (page) => page.getByText("Record a check", { exact: true }).first().click(),
        shows: "Save",
      }),
      office("eye-test", "in_review", "foreign-license-conversion", {
        act: (page) => page.getByText("Record the eye test", { exact: true }).first().click(),
        shows: "Test centre",
      }),
      office("testing", "testing", "upgrading-drivers-license", {
        act: (page) => page.getByText("Record the practical test", { exact: true }).first().click(),
        shows: "Score",
      }),
      office("approved", "approved", "upgrading-drivers-license"),
      office("ready", "ready", "lost-damaged-license"),
      office("completed", "completed", "drivers-renewal", { shows: /You do not need to do anything now/ }),
      {
        name: "office-none",
        as: "officer",
        path: "/office/srv_none?kind=amendment",
        title: "Application",
        shows: /could not load/,
      },
    ],
  },
  {
    group: "Administration",
    screens: [
      { name: "staff", as: "admin", path: "/staff", title: "Staff", shows: /of \d+ shown/ },
      {
        name: "staff-new",
        as: "admin",
        path: "/staff",
        title: "Staff",
        act: press("New account"),
        shows: "Create account",
      },
      {
        name: "staff-new-errors",
        as: "admin",
        path: "/staff",
        title: "Staff",
        act: steps(press("New account"), press("Create account")),
        shows: "There is a problem",
      },
      {
        name: "staff-change",
        as: "admin",
        path: "/staff",
        title: "Staff",
        act: press(/^Change: /),
        shows: "Deactivate account",
      },
      { name: "staff-none", as: "admin", path: "/staff?q=Nobody+at+all", title: "Staff", shows: /No staff match/ },
      { name: "reports", as: "admin", path: "/reports", title: "Reports", shows: "Download as CSV" },
      {
        name: "reports-kind",
        as: "officer",
        path: "/reports?what=drivers-renewal&by=month",
        title: "Reports",
        shows: "Download as CSV",
      },
      {
        name: "reports-none",
        as: "admin",
        path: "/reports?from=2001-01-01&to=2001-01-31",
        title: "Reports",
        shows: /There is nothing in this period/,
      },
      {
        name: "reports-wrong-period",
        as: "admin",
        path: "/reports?from=2026-12-01&to=2026-11-22",
        title: "Reports",
        shows: "There is no report for this period",
      },
      {
        name: "reports-dates",
        as: "admin",
        path: "/reports?from=2026-01-01",
        title: "Reports",
        shows: /January 01, 2026/,
      },
    ],
  },
];
