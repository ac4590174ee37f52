import { attachableTo } from "@kwan/domain/decisions";
import { type DocumentName, documents, maxFilesOf } from "@kwan/domain/kinds";
import { Button, FileUpload, Stack } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { type Decision, kwan, readAgain } from "./queries.ts";

const maxBytes = 5 * 1_048_576;

type AddEvidenceProps = { decision: Decision; about: string };

/** Adds files to the reader's own proposal, which another person has yet to decide. */
export function AddEvidence({ decision, about }: AddEvidenceProps) {
  const { id, kind, ground, evidence } = decision;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // What the proposal had when it was opened. The field lists the files that are added here.
  const [earlier] = useState(evidence);
  const leftOf = (document: DocumentName) =>
    maxFilesOf(document) - earlier.filter((file) => file.document === document).length;
  if (!isOpen)
    return (
      <div>
        <Button
          tone="secondary"
          size="small"
          aria-label={m.common_labelled({ label: m.desk_add_evidence(), text: about })}
          onClick={() => setOpen(true)}
        >
          {m.desk_add_evidence()}
        </Button>
      </div>
    );
  return (
    <Stack>
      {attachableTo(kind, ground)
        .filter((document) => leftOf(document) > 0)
        .map((document) => (
          <FileUpload
            key={document}
            label={documents[document].title}
            hint={m.desk_evidence_hint()}
            accept="image/jpeg,image/png,application/pdf"
            maxBytes={maxBytes}
            maxFiles={leftOf(document)}
            multiple={leftOf(document) > 1}
            camera
            upload={async (file) => {
              const changed = await kwan.decisions.addEvidence(id, { document, file });
              await readAgain(client);
              return { id: changed.evidence.at(-1)?.id ?? file.name, name: file.name, bytes: file.size };
            }}
          />
        ))}
    </Stack>
  );
}
