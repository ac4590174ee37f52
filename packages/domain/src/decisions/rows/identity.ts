import * as m from "../../catalogues/messages.js";
import { choice, longText, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

const numberChecked = () => text(m.decisions_id_number, { max: 50, hint: m.decisions_id_number_hint });

/**
 * Verifies a person's identity after an officer has seen their document or looked up its number in the register. If the
 * document came from the person's own account, one officer is enough. If only staff supplied it, another one approves.
 */
export const verifyIdentity = defineDecision({
  kind: "verify_identity",
  title: m.decisions_verify_identity,
  summary: m.decisions_verify_identity_summary,
  subject: "driver",
  fields: () => ({
    id_number: numberChecked(),
    how: choice(m.decisions_how_checked, {
      seen: m.decisions_how_checked_seen,
      register: m.decisions_how_checked_register,
    }),
  }),
  evidence: [{ document: "identity_document" }],
  grounds: { application: m.decisions_ground_application, at_counter: m.decisions_ground_at_counter },
  scope: "identities.verify",
  approval: "decisions.approve",
  may_be_alone: "with_evidence_of_owner",
});

/** Refuses the identity document on a record. Its number can be used again, and the person reads what to do. */
export const refuseIdentity = defineDecision({
  kind: "refuse_identity",
  title: m.decisions_refuse_identity,
  summary: m.decisions_refuse_identity_summary,
  subject: "driver",
  fields: () => ({
    id_number: numberChecked(),
    notice: longText(m.decisions_notice, { min: 10, hint: m.decisions_refuse_identity_notice_hint }),
  }),
  grounds: {
    not_theirs: m.decisions_ground_not_theirs,
    wrong_number: m.decisions_ground_wrong_number,
    unreadable: m.decisions_ground_unreadable,
    expired: m.decisions_ground_document_expired,
    not_genuine: m.decisions_ground_not_genuine,
  },
  scope: "identities.verify",
  approval: null,
});

/**
 * Decides whose licence it is when two accounts have claimed it. It cannot be reversed, because the account that loses the
 * licence can claim it again.
 */
export const settleClaim = defineDecision({
  kind: "settle_claim",
  title: m.decisions_settle_claim,
  summary: m.decisions_settle_claim_summary,
  subject: "driver",
  fields: () => ({
    outcome: choice(m.decisions_settle_claim_outcome, {
      kept: m.decisions_settle_claim_kept,
      moved: m.decisions_settle_claim_moved,
    }),
  }),
  evidence: [{ document: "identity_document" }],
  grounds: { at_counter: m.decisions_ground_at_counter, old_register: m.decisions_ground_old_register },
  scope: "decisions.propose",
  approval: "decisions.approve",
  is_final: m.decisions_settle_claim_final,
});
