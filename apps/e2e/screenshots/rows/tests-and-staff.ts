import type { State } from "../applicants.ts";
import { check, fill, press, type Rows, type Screen, steps } from "../screen.ts";

const sitting = (name: string, kind: string, code: string, more: Partial<Screen>): Screen => ({
  name: `test-${name}`,
  as: `testing ${kind}`,
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

const person: Screen["path"] = ({ learner }) => `/desk/${learner}`;

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
        as: "in_review learners-license",
        path: (world) => `/services/view/${world.application("in_review", "learners-license")}/LLAS/test/road_traffic`,
        shows: "Back to your application",
      },
    ],
  },
  {
    group: "School",
    screens: [
      { name: "trainees", as: "school", path: "/school/trainees", title: "Trainees", shows: /of \d+ shown/ },
      {
        name: "record-lesson",
        as: "school",
        path: "/school/trainees",
        title: "Trainees",
        act: steps(press(/^Record a lesson: /), press("Save the lesson")),
        shows: "There is a problem",
      },
      {
        name: "instructors",
        as: "school",
        path: "/school/instructors",
        title: "Instructors",
        shows: "Confirmed: can sign lessons",
      },
      { name: "payments", as: "driver", path: "/payments", title: "Payments", shows: /Receipt|not made any payments/ },
      { name: "training", as: "learner", path: "/training", title: "Training", shows: "Your training hours" },
      { name: "teaching", as: "driver", path: "/teaching", title: "Lessons you give", shows: "Ridge Driving School" },
      { name: "school", as: "school", path: "/school/class-records", title: "Class records", shows: /of \d+ shown/ },
      {
        name: "school-learner",
        as: "school",
        path: ({ learner }) => `/school/class-records?learner=${learner}`,
        title: "Class records",
        shows: /'s training hours$/,
      },
      {
        name: "school-none-fits",
        as: "school",
        path: "/school/class-records?from=2090-01-01",
        title: "Class records",
        shows: /No lessons found/,
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
        path: ({ requests: { open } }) => `/review/update-requests/${open.id}`,
        title: "Update request",
        shows: "Your decision",
      },
      {
        name: "review-errors",
        as: "reviewer",
        path: ({ requests: { open } }) => `/review/update-requests/${open.id}`,
        title: "Update request",
        act: steps(press("Reject request"), press("Reject request")),
        shows: "There is a problem",
      },
      {
        name: "review-approved",
        as: "reviewer",
        path: ({ requests: { approved } }) => `/review/update-requests/${approved.id}`,
        title: "Update request",
        shows: /^Decided on/,
      },
      {
        name: "review-rejected",
        as: "reviewer",
        path: ({ requests: { rejected } }) => `/review/update-requests/${rejected.id}`,
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
    group: "Books",
    screens: [
      { name: "books", as: "accountant", path: "/office/books", title: "Books", shows: /^Revenue of/ },
      {
        name: "books-closing",
        as: "accountant",
        path: "/office/books",
        title: "Books",
        act: press("Propose closing"),
        shows: "Last day to close",
      },
    ],
  },
  {
    group: "Desk",
    screens: [
      { name: "desk", as: "officer", path: "/desk", title: "Find a person", shows: "Name or number" },
      { name: "desk-found", as: "officer", path: "/desk?q=Mensa", title: "Find a person", shows: /of \d+ shown/ },
      {
        name: "desk-none",
        as: "officer",
        path: "/desk?q=Nobody+at+all",
        title: "Find a person",
        shows: /No records found/,
      },
      {
        name: "desk-register",
        as: "officer",
        path: "/desk/register",
        title: "Register a person",
        shows: "Personal details",
      },
      {
        name: "desk-apply",
        as: "officer",
        path: ({ walkIn }) => `/desk/${walkIn}/apply`,
        title: "Apply at the counter",
        shows: "Adjoa Nyarko",
      },
      {
        name: "desk-apply-account",
        as: "officer",
        path: ({ learner }) => `/desk/${learner}/apply`,
        title: "Apply at the counter",
        shows: "Abena Learnerwood has an account",
      },
      { name: "desk-person", as: "officer", path: person, title: "Person", shows: "Messages sent" },
      {
        name: "desk-decision",
        as: "officer",
        path: person,
        title: "Person",
        act: steps(press("Change this record"), check("Correct the record"), press("Propose")),
        shows: "There is a problem",
      },
      {
        name: "desk-notes",
        as: "officer",
        path: ({ appeal }) => `/desk/${appeal.driver}`,
        title: "Person",
        shows: /The person called/,
      },
      { name: "tasks", as: "officer", path: "/tasks", title: "Tasks", shows: /of \d+ shown/ },
      {
        name: "tasks-selected",
        as: "officer",
        path: "/tasks",
        title: "Tasks",
        act: steps(press("Select all on this page"), press("Assign to a colleague")),
        shows: "Assign to",
      },
      {
        name: "tasks-saved-view",
        as: "officer",
        path: "/tasks?kind=review_application&due=overdue",
        title: "Tasks",
        act: steps(press("Save these filters"), fill({ "Name of the view": "Late applications" }), press("Save")),
        shows: "Remove “Late applications”",
      },
      {
        name: "appeal",
        as: "officer",
        path: ({ appeal }) => `/appeals/${appeal.id}`,
        title: "Appeal",
        shows: "What should happen to the decision?",
      },
      {
        name: "enquiries",
        as: "officer",
        path: "/enquiries",
        title: "Questions and complaints",
        shows: "Find by number",
      },
      {
        name: "decisions",
        as: "reviewer",
        path: "/decisions",
        title: "Decisions",
        shows: /changes to decide on|shown/,
      },
    ],
  },
  {
    group: "Imports",
    screens: [
      { name: "imports", as: "admin", path: "/imports", title: "Imports", shows: /of \d+ shown/ },
      {
        name: "imports-import",
        as: "admin",
        path: ({ imported }) => `/imports/${imported}?outcome=unclear`,
        title: "Import",
        shows: "What do you want to do with this row?",
      },
    ],
  },
  {
    group: "Office",
    screens: [
      { name: "office", as: "officer", path: "/office", title: "Applications", shows: /of \d+ shown/ },
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
        title: "Applications",
        shows: /No applications found/,
      },
      {
        name: "office-ended",
        as: "officer",
        path: "/office?status=ended",
        title: "Applications",
        shows: "Completed",
      },
      office("paid", "paid", "drivers-renewal"),
      office("in-review", "in_review", "license-application"),
      office("errors", "in_review", "license-application", {
        act: press(/^(Confirm|Record results only)$/),
        shows: "There is a problem",
      }),
      office("reason", "in_review", "amendment", {
        act: check("Reject application"),
        shows: /The applicant will see your reason/,
      }),
      office("record", "in_review", "foreign-license-conversion", {
        act: steps(check("Record results only"), check("Passed with glasses")),
        shows: "Test centre",
      }),
      office("testing", "testing", "upgrading-drivers-license", {
        act: steps(check("Record results only"), check("Passed")),
        shows: "Score",
      }),
      office("question", "ready", "lost-damaged-license", {
        act: steps(check("The holder"), check("Ghana Card"), press("Record handover")),
        shows: "Record handover?",
      }),
      office("approved", "approved", "upgrading-drivers-license"),
      office("ready", "ready", "lost-damaged-license"),
      office("completed", "completed", "drivers-renewal", { shows: /You do not need to do anything now/ }),
      {
        name: "office-none",
        as: "officer",
        path: "/office/srv_none?kind=amendment",
        title: "Application",
        shows: /could not find/,
      },
    ],
  },
];
