import type { Role } from "@kwan/domain";
import { officeStatus } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { roleNames } from "../../../words/staff-words.ts";
import type { AuditRow } from "./queries.ts";

const fields: Readonly<Record<string, string>> = inLanguage({
  status: m.audit_field_status,
  role: m.audit_field_role,
  branch_id: m.audit_field_branch_id,
  school_id: m.audit_field_school_id,
  is_active: m.audit_field_is_active,
  occupation: m.audit_field_occupation,
  address: m.audit_field_address,
  contact: m.audit_field_contact,
  contacts: m.audit_field_contacts,
  username: m.audit_field_username,
  prices_confirmed: m.audit_field_prices_confirmed,
  email: m.audit_field_email,
  phone_number: m.audit_field_phone_number,
  language: m.audit_field_language,
  fields: m.audit_field_fields,
  kind: m.audit_field_kind,
  document: m.audit_field_document,
  step: m.audit_field_step,
  state: m.audit_field_state,
  invoice: m.audit_field_invoice,
  number: m.audit_field_number,
  total_pesewas: m.audit_field_total_pesewas,
  outcome: m.audit_field_outcome,
  from: m.audit_field_from,
  to: m.audit_field_to,
  branch: m.audit_field_branch,
  action: m.audit_field_act,
  // Rows from before these names changed keep the old ones.
  act: m.audit_field_act,
  actor: m.audit_field_actor,
  include_reads: m.audit_field_looks,
  looks: m.audit_field_looks,
  driver_id: m.audit_field_driver_id,
  driver: m.audit_field_driver,
  slot_id: m.audit_field_slot_id,
  is_id_verified: m.audit_field_is_id_verified,
  id_type: m.audit_field_id_type,
  classes: m.audit_field_classes,
  expires_on: m.audit_field_expires_on,
  issued_on: m.audit_field_issued_on,
  receipt: m.audit_field_receipt,
});

/** Returns the name of a recorded field, or its code if it has no name in this list. */
export const fieldInWords = (field: string): string => fields[field] ?? field;

type Value = AuditRow["changes"][number]["before"];

/** Formats a recorded value. The codes of statuses and roles are replaced by their names. */
export function valueInWords(field: string, value: Value): string {
  if (value === null) return m.audit_not_recorded();
  if (value.is_erased) return m.audit_erased();
  const { text } = value;
  if (text === null || text === "") return m.audit_empty();
  if (field === "include_reads" || field === "looks")
    return text === "true" ? m.audit_looks_shown() : m.audit_looks_hidden();
  if (text === "true") return m.audit_yes();
  if (text === "false") return m.audit_no();
  if (field === "status") return officeStatus[text as keyof typeof officeStatus] ?? text;
  if (field === "role") return roleNames[text as Role] ?? text;
  return text;
}
