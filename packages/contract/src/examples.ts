import { appointmentExamples } from "./examples/appointments.ts";
import { auditExamples } from "./examples/audit.ts";
import { authExamples } from "./examples/auth.ts";
import { branchExamples } from "./examples/branches.ts";
import { countryExamples } from "./examples/countries.ts";
import { decisionExamples } from "./examples/decisions.ts";
import { deliveryExamples } from "./examples/deliveries.ts";
import { deskExamples } from "./examples/desk.ts";
import { documentExamples } from "./examples/documents.ts";
import { driverExamples } from "./examples/drivers.ts";
import type { Example } from "./examples/example.ts";
import { importExamples } from "./examples/imports.ts";
import { invoiceExamples } from "./examples/invoices.ts";
import { perKindExamples } from "./examples/kinds.ts";
import { licenceExamples } from "./examples/licences.ts";
import { noteExamples } from "./examples/notes.ts";
import { notificationExamples } from "./examples/notifications.ts";
import { officeExamples } from "./examples/office.ts";
import { paymentExamples } from "./examples/payments.ts";
import { reportExamples } from "./examples/reports.ts";
import { schoolExamples } from "./examples/schools.ts";
import { serviceExamples } from "./examples/services.ts";
import { sessionExamples } from "./examples/sessions.ts";
import { setupExamples } from "./examples/setup.ts";
import { staffExamples } from "./examples/staff.ts";
import { systemExamples } from "./examples/system.ts";
import { taskExamples } from "./examples/tasks.ts";
import { theoryTestExamples } from "./examples/theory-tests.ts";
import { updateRequestExamples } from "./examples/update-requests.ts";
import { userExamples } from "./examples/users.ts";

export { exampleDetails } from "./examples/details.ts";

/** An example, without the types of a specific call. */
export interface AnyExample {
  readonly summary: string;
  readonly description?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/**
 * A summary of every call with an example request and response, by the ID of the call. The OpenAPI document shows them,
 * and the test handlers use them as responses.
 *
 * @example
 * examples.getBranch?.answer; // { id: "brn_accra37", … }
 */
export const examples: Readonly<Record<string, AnyExample>> = {
  ...authExamples,
  ...userExamples,
  ...sessionExamples,
  ...setupExamples,
  ...driverExamples,
  ...licenceExamples,
  ...theoryTestExamples,
  ...schoolExamples,
  ...branchExamples,
  ...appointmentExamples,
  ...perKindExamples,
  ...serviceExamples,
  ...deliveryExamples,
  ...documentExamples,
  ...invoiceExamples,
  ...paymentExamples,
  ...officeExamples,
  ...deskExamples,
  ...taskExamples,
  ...decisionExamples,
  ...noteExamples,
  ...importExamples,
  ...reportExamples,
  ...updateRequestExamples,
  ...notificationExamples,
  ...staffExamples,
  ...auditExamples,
  ...countryExamples,
  ...systemExamples,
} satisfies Record<string, Example | object>;
