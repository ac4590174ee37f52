import type { KindRow } from "@kwan/domain/kinds";
import { Button, Heading, Inline, Stack, StatusTag, Tabs, Text } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { m } from "#messages";
import { FilePreview, isShownOnPage } from "../../../files/FilePreview.tsx";
import { forKeyboard } from "../../../page/Key.css.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { toastText } from "../../../words/call-errors.ts";
import { unlessOutdated } from "./is-outdated.ts";
import { stageOf } from "./next-choices.ts";
import { partIds } from "./page-parts.ts";
import { type Application, kwan, readAgain } from "./queries.ts";
import { RefuseDocument } from "./RefuseDocument.tsx";
import { type FileToReview, filesToReview, nextToReview } from "./review-order.ts";

const states = {
  uploaded: { label: m.office_document_unread, tone: "warning" },
  accepted: { label: m.office_document_accepted, tone: "success" },
  refused: { label: m.office_document_refused, tone: "error" },
} as const;

/**
 * Whether every document can be reviewed. In the testing status, only documents without a verdict can be accepted. The
 * first verdict begins the review of a paid application.
 */
const isInReview = (status: Application["status"]): boolean =>
  stageOf(status) === "in_review" || status === "producing" || status === "ready";

export type DocumentReviewProps = {
  application: Application;
  row: KindRow;
  /** Called when someone else has acted on the application since it was loaded. */
  onOutdated: () => Promise<void>;
};

/**
 * The documents of an application, shown one at a time with the verdict below. After a verdict, the next document is
 * shown. A document has to be opened before its verdict: it is on the page, or has been saved if the browser cannot show
 * it. While focus is on a document, the A key accepts it and the R key opens the form to reject it.
 */
export function DocumentReview({ application, row, onOutdated }: DocumentReviewProps) {
  const { documents, status } = application;
  const files = filesToReview(documents);
  const [chosen, setChosen] = useState(() => (nextToReview(files) ?? files[0])?.file.id);
  const openFile = files.some(({ file }) => file.id === chosen) ? chosen : files[0]?.file.id;
  const missing = documents.filter((document) => document.is_required && document.status === "missing");
  if (documents.length === 0) return null;
  return (
    <Stack as="section" space="small" id={partIds.documents}>
      <Heading level={2}>{m.office_documents()}</Heading>
      {missing.length > 0 && (
        <Text>{m.office_documents_missing({ documents: missing.map(({ title }) => title).join(", ") })}</Text>
      )}
      {files.length === 0 ? (
        <Text tone="secondary">{m.office_no_documents()}</Text>
      ) : (
        <Tabs
          label={m.office_documents()}
          activation="manual"
          value={openFile}
          onValueChange={setChosen}
          tabs={files.map((each, index) => ({
            value: each.file.id,
            label: labelOf(files, index),
            panel: each.file.id === openFile && (
              <OneDocument
                key={each.file.id}
                of={each}
                application={application}
                row={row}
                hasOthers={files.length > 1}
                mayDecide={isInReview(status) || (status === "testing" && each.status === "uploaded")}
                onDecided={() => setChosen(nextToReview(files, each.file.id)?.file.id ?? each.file.id)}
                onOutdated={onOutdated}
              />
            ),
          }))}
        />
      )}
    </Stack>
  );
}

/** Returns the title of the document, with a number if the document has several files. */
function labelOf(files: readonly FileToReview[], index: number): string {
  const { document } = files[index] as FileToReview;
  const same = files.filter((each) => each.document === document);
  return same.length === 1
    ? document.title
    : m.office_document_number({ title: document.title, number: same.indexOf(files[index] as FileToReview) + 1 });
}

type OneDocumentProps = DocumentReviewProps & {
  of: FileToReview;
  hasOthers: boolean;
  mayDecide: boolean;
  onDecided: () => void;
};

function OneDocument({ of, application, row, hasOthers, mayDecide, onDecided, onOutdated }: OneDocumentProps) {
  const { document, file, status, reason } = of;
  const client = useQueryClient();
  const [isRefusing, setRefusing] = useState(false);
  const [isSending, setSending] = useState(false);
  // Undefined while the document is being loaded onto the page.
  const [isOpened, setOpened] = useState<boolean | undefined>(isShownOnPage(file.type) ? undefined : false);
  const save = async (verdict: { outcome: "accepted" | "refused"; reason?: string; field?: string | null }) => {
    if (!(await unlessOutdated(application, (options) => kwan.documents.review(file.id, verdict, options))))
      return onOutdated();
    const { title } = document;
    const isAccepted = verdict.outcome === "accepted";
    toaster.add({
      type: "success",
      message: isAccepted ? m.office_accepted({ document: title }) : m.office_refused({ document: title }),
    });
    setRefusing(false);
    await readAgain(client);
    onDecided();
  };
  const accept = async () => {
    if (isSending || !isOpened) return;
    setSending(true);
    try {
      await save({ outcome: "accepted" });
    } catch (cause) {
      toaster.add({ type: "error", message: toastText(cause) });
    } finally {
      setSending(false);
    }
  };
  const mayReject = isInReview(application.status) && status !== "refused";
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isTyping = (event.target as HTMLElement).closest("input, textarea, select") !== null;
    if (!mayDecide || !isOpened || isTyping || isRefusing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "a" && status !== "accepted") void accept();
    if (key === "r" && mayReject) setRefusing(true);
    if (key === "a" || key === "r") event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only duplicate the buttons below.
    <div onKeyDown={byKey}>
      <Stack space="small">
        <FilePreview file={file} title={document.title} onOpened={setOpened} />
        <Inline>
          <StatusTag tone={states[status].tone}>{states[status].label()}</StatusTag>
          {reason && <Text>{reason}</Text>}
        </Inline>
        {mayDecide && isOpened === false && <Text className={onScreen}>{m.office_open_document_first()}</Text>}
        {mayDecide && isOpened !== false && !isRefusing && (
          <Stack space="xsmall" className={onScreen}>
            <Inline>
              {status !== "accepted" && (
                <Button
                  tone="secondary"
                  aria-keyshortcuts="a"
                  disabled={!isOpened}
                  busy={isSending}
                  onClick={() => void accept()}
                >
                  {m.office_accept_document()}
                </Button>
              )}
              {mayReject && (
                <Button tone="secondary" aria-keyshortcuts="r" disabled={!isOpened} onClick={() => setRefusing(true)}>
                  {m.office_refuse_document()}
                </Button>
              )}
            </Inline>
            <Text size="small" tone="secondary" className={forKeyboard}>
              {hasOthers ? m.office_document_keys_choose() : m.office_document_keys()}
            </Text>
          </Stack>
        )}
        {isRefusing && (
          <RefuseDocument
            fields={row}
            details={application.details}
            title={document.title}
            onRefused={(rejection) => save({ outcome: "refused", ...rejection })}
            onCancel={() => setRefusing(false)}
          />
        )}
      </Stack>
    </div>
  );
}
