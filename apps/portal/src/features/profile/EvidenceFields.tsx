import type { Evidence } from "@kwan/domain/profiles";
import { TextInput } from "@kwan/ui";
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
        label={label()}
        hint={hint()}
        name={name}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        error={errorOf(name)}
      />
    </div>
  ));
}
