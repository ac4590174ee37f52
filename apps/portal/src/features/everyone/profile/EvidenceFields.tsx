import type { Evidence } from "@kwan/domain/profiles";
import { TextInput } from "@kwan/ui";
import { m } from "#messages";
import type { Sending } from "../../../forms/use-send.ts";

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
  field: Sending["field"];
};

/**
 * The documents that a change needs. A document that is no longer needed is only hidden, so that the chosen file is
 * kept.
 */
export function EvidenceFields({ needed, field }: EvidenceFieldsProps) {
  return documents.map(({ name, label, hint }) => (
    <div key={name} hidden={!needed.includes(name)}>
      <TextInput
        label={label()}
        hint={hint()}
        {...field(name)}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
      />
    </div>
  ));
}
