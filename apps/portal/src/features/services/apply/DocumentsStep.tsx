import { Button, FileUpload, Form, type FormError, Stack, Text } from "@kwan/ui";
import { type FormEvent, useState } from "react";
import { toaster } from "../../../frame/toaster.ts";
import { errorsOf } from "../../../frame/use-send.ts";
import { type Application, kwan, uploads } from "../queries.ts";

const most = 5_000_000;

type Asked = Application["documents"][number];

/** The id of the control of a document, so that the summary of errors leads to it. */
const idOf = ({ document }: Asked) => `document-${document}`;

export type DocumentsStepProps = {
  application: Application;
  /** Reads the application again, after a file has come or gone. */
  onChanged: () => Promise<unknown>;
  onDone: () => void;
};

/** The documents that the answers ask for: each is sent as soon as it is chosen (R-ADD-05). */
export function DocumentsStep({ application, onChanged, onDone }: DocumentsStepProps) {
  const { documents } = application;
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const missing = documents.filter(({ is_required, status }) => is_required && /missing|refused/.test(status));
    setErrors(missing.map((each) => ({ field: idOf(each), message: `${each.title}: File is required` })));
    if (missing.length === 0) onDone();
  };
  return (
    <Form aria-label="Documents" errors={errors} onSubmit={goOn}>
      <Text tone="secondary">
        A photo or a PDF of each, at most 5 MB. Only you and the staff who work on your application see them.
      </Text>
      {documents.map((asked) => (
        <OneDocument
          key={asked.document}
          service={application.id}
          asked={asked}
          error={errors.find(({ field }) => field === idOf(asked))?.message}
          onChanged={onChanged}
        />
      ))}
      <Stack align="start">
        <Button type="submit">Continue</Button>
      </Stack>
    </Form>
  );
}

type OneDocumentProps = {
  service: string;
  asked: Asked;
  error: string | undefined;
  onChanged: DocumentsStepProps["onChanged"];
};

function OneDocument({ service, asked, error, onChanged }: OneDocumentProps) {
  const { document, title, hint, is_required, reason } = asked;
  // What was there when the page was opened; what is sent now the upload lists by itself.
  const [before, setBefore] = useState(
    asked.file && asked.status !== "refused" ? [{ id: asked.file, name: title }] : [],
  );
  const remove = async ({ id, name }: { id: string; name: string }) => {
    try {
      await kwan.documents.remove(id);
      setBefore([]);
    } catch (cause) {
      // It is there still, and is listed again.
      setBefore([{ id, name }]);
      toaster.add({ type: "error", message: `${title} was not removed. ${errorsOf(cause)[0]?.message ?? ""}` });
    }
    await onChanged();
  };
  return (
    <FileUpload
      id={idOf(asked)}
      label={title}
      hint={hint}
      required={is_required}
      error={error ?? (asked.status === "refused" ? `It was refused: ${reason ?? "send another one"}` : undefined)}
      accept="image/jpeg,image/png,application/pdf"
      maxBytes={most}
      camera
      files={before}
      disabled={asked.status === "accepted"}
      upload={async (file, { signal, onProgress }) => {
        const body = { service, document: document as "affidavit", file };
        const progress = ({ loaded, total }: { loaded: number; total: number }) => onProgress(loaded / total);
        const sent = await uploads.upload(body, { signal, onProgress: progress });
        setBefore([]);
        await onChanged();
        return { id: sent.id, name: sent.name, bytes: sent.bytes };
      }}
      onRemove={(file) => void remove(file).catch(() => undefined)}
    />
  );
}
