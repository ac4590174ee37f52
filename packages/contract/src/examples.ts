import type { Example } from "./examples/example.ts";
import { officeExamples } from "./examples/office.ts";
import { accountExamples, authExamples } from "./examples/people.ts";
import {
  appointmentExamples,
  branchExamples,
  driverExamples,
  notificationExamples,
  schoolExamples,
  systemExamples,
  theoryTestExamples,
  updateRequestExamples,
} from "./examples/records.ts";
import {
  deliveryExamples,
  documentExamples,
  invoiceExamples,
  perKindExamples,
  serviceExamples,
} from "./examples/services.ts";

export { exampleDetails } from "./examples/details.ts";

/** What is known of an example when its call is not: its words, and the parts it has. */
export interface AnyExample {
  readonly summary: string;
  readonly description?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/**
 * The words and one whole exchange of every call, by the call's id. The OpenAPI document shows them, and the
 * test handlers answer with them.
 *
 * @example
 * examples.getBranch?.answer; // { id: "brn_accra37", … }
 */
export const examples: Readonly<Record<string, AnyExample>> = {
  ...authExamples,
  ...accountExamples,
  ...driverExamples,
  ...theoryTestExamples,
  ...schoolExamples,
  ...branchExamples,
  ...appointmentExamples,
  ...perKindExamples,
  ...serviceExamples,
  ...deliveryExamples,
  ...documentExamples,
  ...invoiceExamples,
  ...officeExamples,
  ...updateRequestExamples,
  ...notificationExamples,
  ...systemExamples,
} satisfies Record<string, Example | object>;
