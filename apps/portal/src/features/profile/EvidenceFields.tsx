import type { Evidence } from "@kwan/domain/profiles";
import { TextInput } from "@kwan/ui";

const documents: readonly { name: Evidence; label: string; hint: string }[] = [
  {
    name: "nationality_proof",
    label: "Proof of nationality",
    hint: "Passport, or certificate of naturalisation. PDF or photo, at most 5 MB.",
  },
  { name: "birth_cert", label: "Birth certificate", hint: "The whole page, readable. PDF or photo, at most 5 MB." },
  {
    name: "affidavit",
    label: "Affidavit",
    hint: "Sworn at a court, with stamp and signature. For a marriage, add the certificate to the same file. PDF or photo, at most 5 MB.",
  },
];

export type EvidenceFieldsProps = {
  needed: readonly Evidence[];
  errorOf: (field: string) => string | undefined;
};

/**
 * The documents that a change needs. A document that is no longer needed is only hidden, so that the chosen file is
 * kept.
 */
export function EvidenceFields({ needed, errorOf }: EvidenceFieldsProps) {
  return documents.map(({ name, label, hint }) => (
    <div key={name} hidden={!needed.includes(name)}>
      <TextInput
        label={label}
        hint={hint}
        name={name}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        error={errorOf(name)}
      />
    </div>
  ));
}
