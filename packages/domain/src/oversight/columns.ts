/** Columns of the database, as powers name them. */
export const columns = (table: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${table}.${name}`);

/** The cards that a person holds. */
export const rights = ["licenses", "permits"];
export const names = ["first_name", "last_name", "other_name"] as const;
/** The columns of a person's record that only a document can prove. */
export const recordColumns = columns("drivers", ...names, "date_of_birth", "nationality", "nationality_label", "sex");
/** The columns of the identity document that a person gives. */
export const identityColumns = columns(
  "drivers",
  "id_type",
  "id_number",
  "id_issued_on",
  "id_expires_on",
  "id_updated_at",
);
/** The columns that say whether a person's identity was checked, by whom and when. */
export const identityCheck = columns("drivers", "is_id_verified", "id_verified_by", "id_verified_at");
/** How an identity was checked or, if it was refused, what the person reads. */
export const identityNote = "drivers.id_note";
/** What the owner's account says after their record. */
export const accountOfTheOwner = columns("users", "role", ...names);

/** The records of an application: its status, history, steps, invoices and appointments. */
export const applicationRecords = [
  ...["services", "service_history+", "service_steps", "invoices", "invoice_lines", "appointments"],
];

/** The outcome of a flagged payment. */
export const endOfCase = columns("payments", "flag_resolved_at", "flag_resolved_by", "flag_note", "flag_outcome");
