import { appointmentExamples } from "./appointments/example.ts";
import { auditExamples } from "./audit/example.ts";
import { authExamples } from "./auth/example.ts";
import { bookExamples } from "./books/example.ts";
import { branchExamples } from "./branches/example.ts";
import { countryExamples } from "./countries/example.ts";
import { decisionExamples } from "./decisions/example.ts";
import { deliveryExamples } from "./deliveries/example.ts";
import { deskExamples } from "./desk/example.ts";
import { documentExamples } from "./documents/example.ts";
import { driverExamples } from "./drivers/example.ts";
import { enquiryExamples } from "./enquiries/example.ts";
import type { Example } from "./example.ts";
import { importExamples } from "./imports/example.ts";
import { invoiceExamples } from "./invoices/example.ts";
import { perKindExamples } from "./kinds/example.ts";
import { licenceExamples } from "./licences/example.ts";
import { noteExamples } from "./notes/example.ts";
import { noticeExamples } from "./notices/example.ts";
import { notificationExamples } from "./notifications/example.ts";
import { officeExamples } from "./office/example.ts";
import { paymentExamples } from "./payments/example.ts";
import { programExamples } from "./programs/example.ts";
import { reportExamples } from "./reports/example.ts";
import { schoolExamples } from "./schools/example.ts";
import { serviceExamples } from "./services/example.ts";
import { sessionExamples } from "./sessions/example.ts";
import { setupExamples } from "./setup/example.ts";
import { staffExamples } from "./staff/example.ts";
import { systemExamples } from "./system/example.ts";
import { taskExamples } from "./tasks/example.ts";
import { teachingExamples } from "./teaching/example.ts";
import { theoryTestExamples } from "./theory-tests/example.ts";
import { updateRequestExamples } from "./update-requests/example.ts";
import { userExamples } from "./users/example.ts";

export { exampleDetails } from "./kinds/details-example.ts";

/** An example, without the types of a specific call. */
export interface AnyExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/**
 * An example request and response of every call, by the ID of the call. The OpenAPI document shows them, and the test
 * handlers use them as responses.
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
  ...teachingExamples,
  ...branchExamples,
  ...appointmentExamples,
  ...perKindExamples,
  ...serviceExamples,
  ...deliveryExamples,
  ...documentExamples,
  ...invoiceExamples,
  ...paymentExamples,
  ...officeExamples,
  ...bookExamples,
  ...deskExamples,
  ...taskExamples,
  ...decisionExamples,
  ...enquiryExamples,
  ...noteExamples,
  ...importExamples,
  ...reportExamples,
  ...updateRequestExamples,
  ...noticeExamples,
  ...notificationExamples,
  ...staffExamples,
  ...programExamples,
  ...auditExamples,
  ...countryExamples,
  ...systemExamples,
} satisfies Record<string, Example | object>;
