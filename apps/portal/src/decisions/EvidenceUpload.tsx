import { type DecisionKind, evidenceFor } from "@kwan/domain/decisions";
import { type DocumentName, documents, maxFilesOf } from "@kwan/domain/kinds";
import { FileUpload } from "@kwan/ui";
import { m } from "#messages";

/** A scan or photo. It is attached once the decision has been proposed. */
export type ChosenFile = { document: DocumentName; file: File };

const maxBytes = 5 * 1_048_576;

export type EvidenceUploadProps = {
  kind: DecisionKind;
  ground: string;
  onChange: (change: (before: readonly ChosenFile[]) => readonly ChosenFile[]) => void;
};

/** The upload fields for the documents that a decision on this ground requires. */
export function EvidenceUpload({ kind, ground, onChange }: EvidenceUploadProps) {
  return evidenceFor(kind, ground).map((document) => (
    <FileUpload
      key={document}
      label={documents[document].title}
      hint={m.desk_evidence_hint()}
      accept="image/jpeg,image/png,application/pdf"
      maxBytes={maxBytes}
      maxFiles={maxFilesOf(document)}
      multiple={maxFilesOf(document) > 1}
      camera
      upload={(file) => {
        onChange((before) => [...before, { document, file }]);
        return Promise.resolve({
          id: `${document}/${file.name}/${file.lastModified}`,
          name: file.name,
          bytes: file.size,
        });
      }}
      onRemove={({ id }) =>
        onChange((before) =>
          before.filter((each) => `${each.document}/${each.file.name}/${each.file.lastModified}` !== id),
        )
      }
    />
  ));
}
