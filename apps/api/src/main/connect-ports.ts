import { onInvoicePaid, onPaymentReversed } from "../licensing/services/commands/invoice-paid.ts";
import { requireStillPossibleById } from "../licensing/services/still-possible.ts";
import { lockApplication } from "../licensing/services/store.ts";
import { proposeRefund } from "../office/decisions/commands/propose-refund.ts";
import { proposeRevocation } from "../office/decisions/commands/propose-revocation.ts";
import { bumpIdentityProposal, findDecision } from "../office/decisions/store.ts";
import { requireFileReason } from "../office/desk/file-reasons.ts";
import { listConcealed } from "../office/enquiries/store.ts";
import type { Ports } from "../platform/context.ts";

/** The functions that higher areas provide to lower ones. */
export const ports: Ports = {
  lockApplication,
  requireStillPossible: requireStillPossibleById,
  onInvoicePaid,
  onPaymentReversed,
  proposalOf: findDecision,
  identityFilesChanged: bumpIdentityProposal,
  concealedFrom: listConcealed,
  requireFileReason,
  proposeRefund,
  proposeRevocation,
};
