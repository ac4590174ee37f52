import { type AnyCall, createService, getService, updateService } from "../src/index.ts";
import { componentName } from "./schemas.ts";

/** What a call returns if its response is a component, by component name. */
const componentResults: Readonly<Record<string, string>> = {
  Account: "The account.",
  Appeal: "The appeal, with the decision or rejection.",
  Appointment: "The appointment.",
  Branch: "The branch.",
  ClassRecord: "The class record.",
  CodeSent: "Details of the code that was sent.",
  Decision: "The decision.",
  DeliveryLocation: "The address for home delivery.",
  Document: "The details of the document.",
  Driver: "The driver's profile.",
  Enrolment: "The enrolment.",
  EyeTest: "The driver's last eye test.",
  FlaggedPayment: "The payment.",
  Identification: "The driver's identity document.",
  ImportedFile: "The import and its progress.",
  ImportedRow: "The row.",
  Invoice: "The invoice.",
  License: "The driver's licence and permits.",
  Overview: "The number of applications with each status, and the tasks to do.",
  OwnDecision: "The decision, with the appeal.",
  Payment: "The payment.",
  Practice: "Practice questions with answers and explanations.",
  Preferences: "The message preferences.",
  Receipt: "The receipt.",
  RejectionAppeal: "Whether the caller can appeal, and their appeal.",
  Report: "Statistics about applications.",
  Revenue: "The revenue in the period.",
  Service: "The application.",
  Session: "A token for the account.",
  Share: "The code, and the address of the page where people can check it.",
  SharedLicense: "The status, classes and dates of the licence.",
  StaffMember: "The staff account.",
  Task: "The task.",
  TheoryTest: "The test, as it is now.",
  UpdateRequest: "The update request.",
};

/** What a call returns if its response is not a component, by call ID. */
const callResults: Readonly<Record<string, string>> = {
  confirmPasswordReset: "A message to display.",
  verifyPasswordReset: "The reset token, and when it expires.",
  askForDeletion: "The date when the account will be deleted, and the records that will be kept.",
  listAccess: "One page of the list of times when someone opened the caller's records.",
  listSessions: "One page of sessions.",
  getSetup: "The status of the set-up, and the prices to confirm.",
  finishSetup: "The username and email address of the first administrator.",
  claimLicence: "The driver to whom the licence was linked.",
  listAvailableServices: "One page of services, each with the driver's eligibility.",
  listDriverPayments: "One page of payments.",
  listShares: "One page of licence-sharing codes.",
  addInstructor: "The driving school with its instructors.",
  createBranch: "The new branch. Its status is closed until its opening is approved.",
  createSchool: "The driving school with its instructors.",
  getOwnSchool: "The driving school with its instructors.",
  getSchool: "The driving school with its instructors.",
  listSchools: "One page of driving schools.",
  listEnrolments: "One page of enrolments.",
  listClassRecords: "One page of class records and, if the list is for one learner, that learner's totals.",
  listBranches: "One page of branches.",
  listSlots: "One page of available times.",
  listAppointments: "One page of appointments.",
  listCostItems: "One page of prices.",
  listServiceCosts: "One page of services and their total costs.",
  listServices: "One page of applications.",
  listOfficeQueue: "One page of applications.",
  verifySchool: "Whether the school has enrolled the trainee, and their hours of training.",
  listFlaggedPayments: "One page of payments.",
  listUnverifiedIdentities: "One page of people and their identification.",
  getDriverFile: "The person's profile, applications, payments and other records.",
  searchDrivers: "One page of people.",
  listTasks: "One page of tasks.",
  countTasks: "The number of tasks in each group.",
  claimNextTask: "The task that the caller has taken, or null if there is no free task.",
  assignTasks: "The number of tasks that were assigned or released.",
  listColleagues: "One page of colleagues.",
  listDecisions: "One page of decisions.",
  listOwnDecisions: "One page of decisions.",
  listNotes: "One page of notes.",
  writeNote: "The note.",
  listImports: "One page of imports.",
  listImportRows: "One page of rows.",
  countApplications: "Statistics about applications.",
  countRejections: "The numbers of rejected applications.",
  getBacklog: "The numbers of unfinished applications, by age.",
  getPassRates: "The numbers of tests that were taken and passed.",
  getWaitingTimes: "The waiting times in working days.",
  listUpdateRequests: "One page of update requests.",
  listNotifications: "One page of notifications, and the number of unread notifications.",
  markNotificationsRead: "The number of unread notifications.",
  listStaff: "One page of staff accounts.",
  listUndelivered: "One page of messages.",
  retryUndelivered: "A message to display.",
  listAudit: "One page of the audit log.",
  listRecordsAccessed: "One page of people.",
  listCountries: "One page of countries.",
  getHealth: "The status and version of the server.",
  getReadiness: "The status of the server.",
  getMetrics: "The metrics, as text.",
  getOpenapi: "This document.",
};

const returnsService = new Set<string>(
  [createService, getService, updateService].flatMap((table) => Object.values(table).map(({ id }) => id)),
);

/**
 * Returns a noun phrase that says what a successful call returns. Throws if there is no such phrase, which stops the
 * build.
 */
export function resultOf({ id, answer }: AnyCall): string {
  const component = answer && (returnsService.has(id) ? "Service" : componentName(answer));
  const words = callResults[id] ?? (component && componentResults[component]);
  if (!words) throw new Error(`The response of "${id}" has no description. Add it here.`);
  return words;
}
