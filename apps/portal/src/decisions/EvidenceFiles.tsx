import { evidenceFor } from "@kwan/domain/decisions";
import { Button, Grid, Heading, Stack, Text } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import { FilePreview } from "../files/FilePreview.tsx";
import type { Decision } from "./queries.ts";

/**
 * The documents attached to a decision. They are loaded only when the reader opens them, because each access is
 * recorded.
 */
export function EvidenceFiles({
  decision: { kind, ground, evidence },
  about,
  level,
}: {
  decision: Decision;
  about: string;
  /** The heading level of the documents' titles, which are below the heading of the decision. */
  level: 3 | 4;
}) {
  const [isOpen, setOpen] = useState(false);
  if (evidence.length === 0)
    return evidenceFor(kind, ground).length > 0 ? <Text tone="secondary">{m.desk_no_evidence()}</Text> : null;
  const label = isOpen ? m.desk_hide_evidence() : m.desk_show_evidence();
  return (
    <Stack space="small">
      <div>
        <Button
          tone="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-label={m.common_labelled({ label, text: about })}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && (
        <Grid columns="wide">
          {evidence.map((file) => (
            <Stack key={file.id} space="small">
              <Heading level={level} size={4}>
                {file.title}
              </Heading>
              <FilePreview file={file} title={file.title} />
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
