import { concludeRefund } from "./decisions/commands/conclude-refund.ts";
import { proposeRefund } from "./decisions/commands/propose-refund.ts";
import { requireFileReason } from "./desk/file-reasons.ts";
import type { Ports } from "./platform/ports.ts";
import { onInvoicePaid, onPaymentReversed } from "./services/commands/invoice-paid.ts";
import { requireStillPossibleById } from "./services/possible.ts";
import { lockApplication } from "./services/store.ts";

/** The functions that higher areas provide to lower ones. */
export const ports: Ports = {
  lockApplication,
  requireStillPossible: requireStillPossibleById,
  onInvoicePaid,
  onPaymentReversed,
  onRefundSent: concludeRefund,
  requireFileReason,
  proposeRefund,
};
