import * as appointments from "./appointments/calls.ts";
import * as audit from "./audit/calls.ts";
import * as auth from "./auth/calls.ts";
import * as books from "./books/calls.ts";
import * as branches from "./branches/calls.ts";
import type { AnyCall } from "./call.ts";
import * as countries from "./countries/calls.ts";
import * as decisions from "./decisions/calls.ts";
import * as deliveries from "./deliveries/calls.ts";
import * as desk from "./desk/calls.ts";
import * as documents from "./documents/calls.ts";
import * as drivers from "./drivers/calls.ts";
import * as enquiries from "./enquiries/calls.ts";
import * as imports from "./imports/calls.ts";
import * as invoices from "./invoices/calls.ts";
import * as kinds from "./kinds/calls.ts";
import * as licences from "./licences/calls.ts";
import * as notes from "./notes/calls.ts";
import * as notices from "./notices/calls.ts";
import * as notifications from "./notifications/calls.ts";
import * as office from "./office/calls.ts";
import * as payments from "./payments/calls.ts";
import * as programs from "./programs/calls.ts";
import * as reports from "./reports/calls.ts";
import * as schools from "./schools/calls.ts";
import * as services from "./services/calls.ts";
import * as sessions from "./sessions/calls.ts";
import * as setup from "./setup/calls.ts";
import * as staff from "./staff/calls.ts";
import * as system from "./system/calls.ts";
import * as tasks from "./tasks/calls.ts";
import * as teaching from "./teaching/calls.ts";
import * as theoryTests from "./theory-tests/calls.ts";
import * as updateRequests from "./update-requests/calls.ts";
import * as users from "./users/calls.ts";

const nouns = [
  auth,
  users,
  sessions,
  setup,
  drivers,
  licences,
  theoryTests,
  schools,
  teaching,
  branches,
  appointments,
  ...Object.values(kinds),
  services,
  deliveries,
  documents,
  invoices,
  payments,
  office,
  books,
  desk,
  tasks,
  decisions,
  notes,
  enquiries,
  imports,
  reports,
  updateRequests,
  notifications,
  notices,
  staff,
  programs,
  audit,
  countries,
  system,
];

/**
 * All calls: those that the specification requires, and our additions to it.
 *
 * @example
 * calls.find((call) => call.id === "getBranch")?.path; // "/dvla/branch/{id}/"
 */
export const calls: readonly AnyCall[] = /* @__PURE__ */ nouns.flatMap((noun): AnyCall[] => Object.values(noun));
