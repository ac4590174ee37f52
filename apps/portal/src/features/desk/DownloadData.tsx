import { Button, downloadIcon, Heading, Icon, Stack, Text } from "@kwan/ui";
import { useState } from "react";
import { m } from "#messages";
import { saveFile } from "../../queries/save-file.ts";
import { kwan } from "./queries.ts";

/** Downloads all data of a person who has asked the office for a copy. The person can see that it was downloaded. */
export function DownloadData({ driver }: { driver: string }) {
  const [isSaving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    await saveFile(() => kwan.desk.downloadData(driver));
    setSaving(false);
  };
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.desk_data()}</Heading>
      <Text tone="secondary">{m.desk_data_hint()}</Text>
      <div>
        <Button tone="secondary" icon={<Icon shape={downloadIcon} />} busy={isSaving} onClick={() => void download()}>
          {m.desk_download_data()}
        </Button>
      </div>
    </Stack>
  );
}
