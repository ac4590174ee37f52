/** The groups of calls with their descriptions, in the order in which the OpenAPI document lists them. */
export const tags: readonly (readonly [name: string, description: string, matches: RegExp])[] = [
  ["Theory tests", "The two parts of the theory test, and practice questions.", /^\/(learner\/test|practice)\//],
  [
    "Drivers",
    "Driver profiles, identification, licences, eye tests, licence sharing, and searches for people.",
    /^\/(learner\/(driver|eye-test)|license|verify|office\/driver)\//,
  ],
  [
    "Imports",
    "Imports: files with existing records, which the server checks before it imports them.",
    /^\/office\/import\//,
  ],
  ["Accounts", "Signing up, logging in, sessions and account settings.", /^\/(learner\/(login|register)|users)\//],
  ["Schools", "Driving schools, their instructors, trainees and class records.", /^\/driving_school\//],
  ["Branches", "Branches and the available times at each branch.", /^\/dvla\//],
  ["Appointments", "Booked appointments.", /^\/appointment\//],
  ["Documents", "Documents that support an application.", /^\/document\//],
  [
    "Update requests",
    "Requests to change names, date of birth or nationality. A reviewer decides on each request.",
    /^\/service\/update-request\//,
  ],
  [
    "Money",
    "Prices, invoices, payments, receipts, revenue and the books.",
    /^\/(payment|receipt|office\/books)\/|^\/service\/(invoice|generate_invoice|payment|cost-item|service-cost)\/|\/confirm-payment\/$/,
  ],
  ["Reports", "Statistics about applications.", /\/report\/(csv\/)?$/],
  [
    "Decisions",
    "The authority's decisions about drivers, staff, driving schools and branches, and appeals against those decisions.",
    /^\/(office\/)?decision\//,
  ],
  ["Tasks", "Open tasks for staff, and who has taken each task.", /^\/office\/task\//],
  ["Enquiries", "Questions and complaints that anybody can send, and the answers of staff.", /^\/office\/enquiry\//],
  ["Programs", "Programs of other teams, which can read with credentials of their own.", /^\/office\/program\//],
  ["Notices", "Short notices for everybody, at the top of every page.", /^\/(office\/notice|notices)\//],
  ["Services", "Applications of every kind, from draft to completion.", /^\/(application|service|office)\//],
  ["Notifications", "Notifications that the authority has sent to a person.", /^\/notification\//],
  ["Audit log", "A log of who did what, when, and to whose record.", /^\/audit\//],
  ["Staff", "Staff accounts and undelivered messages.", /^\/staff\//],
  ["Set-up", "Creating the first administrator of a new installation.", /^\/setup\//],
  [
    "System",
    "Health, readiness, metrics, countries and this document.",
    /^\/((country|health|metrics|ready)\/|openapi\.json$)/,
  ],
];

/** Returns the name of the first group whose pattern matches the path. Throws if there is none, which stops the build. */
export function tagOf(path: string): string {
  const tag = tags.find(([, , matches]) => matches.test(path))?.[0];
  if (tag === undefined) throw new Error(`${path} is in no group. Add it in packages/contract/openapi/tags.ts.`);
  return tag;
}
