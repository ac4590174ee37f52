import { Button, FileUpload, Form, type FormError, Stack, Text } from "@kwan/ui";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { useErrorInTitle } from "../../../../page/title.ts";
import { toaster } from "../../../../toasts/toaster.ts";
import { errorsOf } from "../../../../words/call-errors.ts";
import { type Application, kwan } from "../queries.ts";
import { documentsToUpload } from "./rejected-fields.ts";

const maxBytes = 5_000_000;

type RequestedDocument = Application["documents"][number];

/** Returns the ID of a document's input, to which the error summary links. */
const idOf = ({ document }: RequestedDocument) => `document-${document}`;

export type DocumentsStepProps = {
  application: Application;
  /** Returns the application as it was last loaded. */
  latest: () => Application;
  /** Reloads the application after a file has been added or removed. */
  onChanged: () => Promise<unknown>;
  onDone: () => void;
};

/**
 * The documents that the answers require. Each is uploaded as soon as it is chosen (R-ADD-05). Continue waits for files
 * that are still being uploaded.
 */
export function DocumentsStep({ application, latest, onChanged, onDone }: DocumentsStepProps) {
  const { documents } = application;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useErrorInTitle(errors.length > 0);
  const [sending, setSending] = useState<readonly string[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const goOn = () => {
    const missing = documentsToUpload(latest().documents);
    setErrors(missing.map((each) => ({ field: idOf(each), message: m.forms_choose_file_for({ title: each.title }) })));
    if (missing.length === 0) onDone();
  };
  const goOnAfterUploads = useEffectEvent(() => {
    setWaiting(false);
    goOn();
  });
  const hasUploaded = isWaiting && sending.length === 0;
  useEffect(() => {
    if (hasUploaded) goOnAfterUploads();
  }, [hasUploaded]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.length > 0) setWaiting(true);
    else goOn();
  };
  const changed = async () => {
    await onChanged();
    const missing = documentsToUpload(latest().documents).map(idOf);
    // The error of a document goes for good as soon as its file has been uploaded. If the file is removed, the person
    // knows that it is missing, and is reminded when they continue.
    setErrors((before) => before.filter(({ field }) => missing.some((each) => each === field)));
  };
  return (
    <Form aria-label={m.services_step_documents()} errors={errors} onSubmit={submit}>
      <Text tone="secondary">{m.services_documents_lead()}</Text>
      {documents.map((requestedDocument) => (
        <OneDocument
          key={requestedDocument.document}
          service={application.id}
          requestedDocument={requestedDocument}
          error={errors.find(({ field }) => field === idOf(requestedDocument))?.message}
          onChanged={changed}
          onSending={(isSending) =>
            setSending((before) => {
              const others = before.filter((each) => each !== requestedDocument.document);
              return isSending ? [...others, requestedDocument.document] : others;
            })
          }
        />
      ))}
      <Stack align="start">
        <Button type="submit" busy={isWaiting}>
          {m.common_continue()}
        </Button>
      </Stack>
    </Form>
  );
}

type OneDocumentProps = {
  service: string;
  requestedDocument: RequestedDocument;
  error: string | undefined;
  onChanged: DocumentsStepProps["onChanged"];
  onSending: (isSending: boolean) => void;
};

const rejection = (reason: string | null) =>
  reason ? m.services_rejected_because({ reason }) : m.services_rejected_send_new();

function OneDocument({ service, requestedDocument, error, onChanged, onSending }: OneDocumentProps) {
  const { document, title, hint, is_required, reason, files, max_files } = requestedDocument;
  // A file that is being removed disappears from the list immediately, and reappears if the removal fails.
  const [removed, setRemoved] = useState<readonly string[]>([]);
  // The upload field already lists the files that it has uploaded, so leave them out of this list.
  const [sentHere, setSentHere] = useState<readonly string[]>([]);
  const remove = async ({ id, name }: { id: string; name: string }) => {
    setRemoved((before) => [...before, id]);
    try {
      await kwan.documents.remove(id);
    } catch (cause) {
      setRemoved((before) => before.filter((each) => each !== id));
      setSentHere((before) => before.filter((each) => each !== id));
      toaster.add({
        type: "error",
        message: m.services_not_removed({ name, reason: errorsOf(cause)[0]?.message ?? "" }),
      });
    }
    await onChanged();
  };
  return (
    <FileUpload
      id={idOf(requestedDocument)}
      label={title}
      hint={hint}
      required={is_required}
      error={error ?? (requestedDocument.status === "refused" ? rejection(reason) : undefined)}
      accept="image/jpeg,image/png,application/pdf"
      maxBytes={maxBytes}
      maxFiles={max_files}
      multiple={max_files > 1}
      camera
      value={files.filter(({ id }) => !removed.includes(id) && !sentHere.includes(id))}
      disabled={requestedDocument.status === "accepted"}
      upload={async (file, { signal, onProgress }) => {
        const body = { service, document: document as "affidavit", file };
        const progress = ({ loaded, total }: { loaded: number; total: number }) => onProgress(loaded / total);
        const sent = await kwan.documents.upload(body, { signal, onProgress: progress });
        setSentHere((before) => [...before, sent.id]);
        await onChanged();
        return { id: sent.id, name: sent.name, bytes: sent.bytes };
      }}
      onSending={onSending}
      onRemove={(file) => void remove(file).catch(() => undefined)}
    />
  );
}
