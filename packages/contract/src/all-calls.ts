import type { AnyCall } from "./call.ts";
import * as appointments from "./calls/appointments.ts";
import * as audit from "./calls/audit.ts";
import * as auth from "./calls/auth.ts";
import * as branches from "./calls/branches.ts";
import * as countries from "./calls/countries.ts";
import * as decisions from "./calls/decisions.ts";
import * as deliveries from "./calls/deliveries.ts";
import * as desk from "./calls/desk.ts";
import * as documents from "./calls/documents.ts";
import * as drivers from "./calls/drivers.ts";
import * as imports from "./calls/imports.ts";
import * as invoices from "./calls/invoices.ts";
import * as kinds from "./calls/kinds.ts";
import * as licences from "./calls/licences.ts";
import * as notes from "./calls/notes.ts";
import * as notifications from "./calls/notifications.ts";
import * as office from "./calls/office.ts";
import * as payments from "./calls/payments.ts";
import * as reports from "./calls/reports.ts";
import * as schools from "./calls/schools.ts";
import * as services from "./calls/services.ts";
import * as sessions from "./calls/sessions.ts";
import * as setup from "./calls/setup.ts";
import * as staff from "./calls/staff.ts";
import * as system from "./calls/system.ts";
import * as tasks from "./calls/tasks.ts";
import * as theoryTests from "./calls/theory-tests.ts";
import * as updateRequests from "./calls/update-requests.ts";
import * as users from "./calls/users.ts";

const nouns = [
  auth,
  users,
  sessions,
  setup,
  drivers,
  licences,
  theoryTests,
  schools,
  branches,
  appointments,
  ...Object.values(kinds),
  services,
  deliveries,
  documents,
  invoices,
  payments,
  office,
  desk,
  tasks,
  decisions,
  notes,
  imports,
  reports,
  updateRequests,
  notifications,
  staff,
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
