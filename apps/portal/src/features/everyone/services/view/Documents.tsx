import { Button, downloadIcon, Heading, Inline, Stack, StatusTag, type StatusTagProps, SummaryList } from "@kwan/ui";
import { m } from "#messages";
import { saveFile } from "../../../../files/save-file.ts";
import { onScreen } from "../../../../page/on-screen.css.ts";
import { type Application, kwan } from "../queries.ts";

type ApplicationDocument = Application["documents"][number];

const states: Readonly<Record<ApplicationDocument["status"], { label: () => string; tone: StatusTagProps["tone"] }>> = {
  missing: { label: m.services_document_missing, tone: "neutral" },
  uploaded: { label: m.services_document_uploaded, tone: "info" },
  accepted: { label: m.services_document_accepted, tone: "success" },
  refused: { label: m.services_document_rejected, tone: "error" },
};

/** An application's documents, with their statuses and their files to download. */
export function Documents({ documents }: { documents: readonly ApplicationDocument[] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_step_documents()}</Heading>
      <SummaryList
        rows={documents.map(({ title, status, reason, files, is_required }) => ({
          name: title,
          value: (
            <Stack space="xsmall" align="start">
              <Inline>
                <StatusTag tone={states[status].tone}>
                  {status === "missing" && !is_required ? m.services_not_needed() : states[status].label()}
                </StatusTag>
                {reason}
              </Inline>
              {files.map(({ id, name }) => (
                <Button
                  key={id}
                  tone="secondary"
                  size="small"
                  className={onScreen}
                  icon={downloadIcon}
                  aria-label={m.services_download({ title, name })}
                  onClick={() => void saveFile(() => kwan.documents.download(id))}
                >
                  {name}
                </Button>
              ))}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
