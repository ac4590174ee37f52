import { fileOrText } from "@kwan/domain";
import type { Evidence } from "@kwan/domain/profiles";
import { type FormError, TextInput } from "@kwan/ui";
import { m } from "#messages";

const documents: readonly { name: Evidence; label: () => string; hint: () => string }[] = [
  {
    name: "nationality_proof",
    label: m.profile_nationality_proof,
    hint: m.profile_nationality_proof_hint,
  },
  { name: "birth_cert", label: m.profile_birth_cert, hint: m.profile_birth_cert_hint },
  {
    name: "affidavit",
    label: m.profile_affidavit,
    hint: m.profile_affidavit_hint,
  },
];

/** What the shared rule says about a file that is missing. It does not name the file. */
const missing = () => fileOrText.safeParse("").error?.issues[0]?.message;

/** Returns the error with the name of the document, if its file is missing. */
export function withDocumentName(error: FormError): FormError {
  const document = documents.find(({ name }) => name === error.field);
  if (!document || error.message !== missing()) return error;
  return { ...error, message: m.forms_choose_file_for({ title: document.label() }) };
}

export type EvidenceFieldsProps = {
  needed: readonly Evidence[];
  errors: readonly FormError[];
};

/**
 * The documents that a change needs. A document that is no longer needed is only hidden, so that the chosen file is
 * kept.
 */
export function EvidenceFields({ needed, errors }: EvidenceFieldsProps) {
  return documents.map(({ name, label, hint }) => (
    <div key={name} hidden={!needed.includes(name)}>
      <TextInput
        required
        label={label()}
        hint={hint()}
        name={name}
        error={errors.find(({ field }) => field === name)?.message}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
      />
    </div>
  ));
}
