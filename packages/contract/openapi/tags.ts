/** The groups of calls with their descriptions, in the order of the document. */
export const tags: readonly (readonly [name: string, description: string, matches: RegExp])[] = [
  ["Theory tests", "The two parts of the theory test, and practice for them.", /^\/(learner\/test|practice)\//],
  [
    "Drivers",
    "Profile, identification, licence, eye test, and sharing a licence.",
    /^\/(learner\/(driver|eye-test)|license|verify)\//,
  ],
  [
    "Accounts",
    "Signing up, logging in, sessions, and what an account may see of itself.",
    /^\/(learner\/(login|register)|users)\//,
  ],
  ["Schools", "Class records of driving schools.", /^\/driving_school\//],
  ["Branches", "Branches and the times that can be booked there.", /^\/dvla\//],
  ["Appointments", "Booked appointments.", /^\/appointment\//],
  ["Documents", "Files that support an application.", /^\/document\//],
  [
    "Update requests",
    "Changes of names, birth date and nationality, decided by a reviewer.",
    /^\/service\/update-request\//,
  ],
  [
    "Money",
    "Prices, invoices, payments, receipts and revenue.",
    /^\/(payment|receipt)\/|^\/service\/(invoice|generate_invoice|payment|cost-item|service-cost)\/|\/confirm-payment\/$/,
  ],
  ["Reports", "Counts of applications.", /\/report\/(csv\/)?$/],
  ["Services", "Applications of every kind, from draft to done.", /^\/(application|service|office)\//],
  ["Notifications", "What the authority has told a person.", /^\/notification\//],
  ["Staff", "Accounts of staff, and messages that could not be delivered.", /^\/staff\//],
  ["System", "Health, readiness, metrics, countries, and this document.", /^\//],
];

/** The group of a path: the first with a matching pattern. */
export const tagOf = (path: string): string => tags.find(([, , matches]) => matches.test(path))?.[0] ?? "System";
