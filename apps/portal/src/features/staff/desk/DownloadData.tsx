import { Button, downloadIcon, Form, Heading, Stack, Text, TextArea } from "@kwan/ui";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { saveLoaded } from "../../../files/save-file.ts";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { kwan } from "./queries.ts";

/**
 * Lets an officer download all data about a person who has asked for a copy. The officer gives a reason, and the person
 * can see the download, because the file also contains what other branches have recorded.
 */
export function DownloadData({ driver }: { driver: string }) {
  const [form, setForm] = useState<"new" | "open" | "closed">("new");
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_data()}</Heading>
      <Text tone="secondary">{m.desk_data_hint()}</Text>
      {form === "open" ? (
        <ReasonForm driver={driver} onClose={() => setForm("closed")} />
      ) : (
        <div>
          <Button tone="secondary" icon={downloadIcon} autoFocus={form === "closed"} onClick={() => setForm("open")}>
            {m.desk_download_data()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const schema = z.object({ reason: reasonText });

function ReasonForm({ driver, onClose }: { driver: string; onClose: () => void }) {
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (values) => {
      saveLoaded(await kwan.desk.downloadData(driver, values));
      toaster.add({ type: "success", message: m.desk_data_downloaded() });
      onClose();
    },
  });
  return (
    <Form aria-label={m.desk_download_data()} errors={errors} onSubmit={onSubmit} space="small">
      <TextArea
        required
        autoFocus
        label={m.desk_data_reason()}
        hint={m.desk_data_reason_hint()}
        {...field("reason")}
        limit={1_000}
      />
      <FormButtons label={m.desk_download_data()} isSending={isSending} onCancel={onClose} />
    </Form>
  );
}
