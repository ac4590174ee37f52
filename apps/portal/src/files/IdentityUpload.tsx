import { documents as texts } from "@kwan/domain/kinds";
import { documents } from "@kwan/sdk";
import { kwanKey } from "@kwan/sdk/react-query";
import { FileUpload } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientOf } from "../session/client.ts";
import { toaster } from "../toasts/toaster.ts";
import { errorsOf } from "../words/call-errors.ts";

const kwan = clientOf({ documents });

const maxBytes = 5 * 1_048_576;

export type IdentityUploadProps = {
  driver: string;
  /** The files that the reader can remove. */
  files: readonly { id: string; name: string }[];
  hint: string;
};

/** Uploads the two sides of an identity document as soon as they are chosen. */
export function IdentityUpload({ driver, files, hint }: IdentityUploadProps) {
  const client = useQueryClient();
  // The field itself lists what has been uploaded here. The list from the server is the one at the beginning.
  const [earlier] = useState(files);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: kwanKey("drivers") }),
      client.invalidateQueries({ queryKey: kwanKey("desk") }),
      client.invalidateQueries({ queryKey: kwanKey("office") }),
    ]);
  return (
    <FileUpload
      label={texts.identity_document.title}
      hint={hint}
      accept="image/jpeg,image/png,application/pdf"
      maxBytes={maxBytes}
      maxFiles={2}
      multiple
      camera
      value={earlier.filter(({ id }) => !removed.includes(id))}
      upload={async (file, { signal, onProgress }) => {
        const onLoaded = ({ loaded, total }: { loaded: number; total: number }) => onProgress(loaded / total);
        const { id, name, bytes } = await kwan.documents.uploadIdentity(
          driver,
          { file },
          { signal, onProgress: onLoaded },
        );
        await readAgain();
        return { id, name, bytes };
      }}
      onRemove={({ id }) => {
        setRemoved((before) => [...before, id]);
        kwan.documents
          .remove(id)
          .then(readAgain)
          .catch((cause: unknown) => {
            setRemoved((before) => before.filter((each) => each !== id));
            toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? "" });
          });
      }}
    />
  );
}
