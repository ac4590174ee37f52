import type { Pesewas, PlainDate } from "@kwan/domain";
import type { Actor, Context, Work } from "./context.ts";
import type { Queries, Tx } from "./db/open.ts";
import type { ApplicationId, DecisionId, DriverId, PaymentId } from "./ids.ts";

/**
 * What a lower area of the server needs from a higher one. `connect-ports.ts` passes the functions in, so that imports
 * only run downwards.
 */
export interface Ports {
  // Money needs these from licensing.
  /** Locks the application that an invoice is for, so that events about it are handled one at a time. */
  readonly lockApplication: (tx: Tx, id: ApplicationId) => Promise<unknown>;
  /** Throws if an application can no longer be completed, so that nobody pays for it. */
  readonly requireStillPossible: (tx: Tx, id: ApplicationId, today: PlainDate) => Promise<void>;
  /** Handles the payment of an invoice. The application advances without any action by the applicant or an officer. */
  readonly onInvoicePaid: (work: Work, id: ApplicationId) => Promise<void>;
  /** Handles a refund. The application goes back to waiting for payment, or is put on hold until the fee is paid. */
  readonly onPaymentReversed: (work: Work, id: ApplicationId) => Promise<void>;

  // Money needs this from the office.
  /** Records that the provider has sent a refund on which two people have decided. */
  readonly onRefundSent: (context: Context, id: PaymentId, decision: DecisionId) => Promise<void>;

  // Licensing needs these from the office.
  /** Throws if a member of staff has no business with a person and has not given a reason for opening their file. */
  readonly requireFileReason: (db: Queries, actor: Actor, id: DriverId, now: Date) => Promise<void>;
  /** Proposes to refund a payment for an application that has ended. Another person decides. */
  readonly proposeRefund: (
    context: Context<Actor>,
    refund: { readonly payment: PaymentId; readonly pesewas: Pesewas; readonly reason: string },
  ) => Promise<void>;
}
