import { Banner, Button, downloadIcon, Icon, Stack, Text } from "@kwan/ui";
import { useMutation } from "@tanstack/react-query";
import { m } from "#messages";
import { errorsOf } from "../../words/call-errors.ts";
import { kwan } from "./queries.ts";

async function save(): Promise<void> {
  const file = await kwan.users.downloadMyData();
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: file.name });
  link.click();
  // A minute is enough for the browser to start saving the file, so revoke the URL to free the memory.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads all the data that we keep about a person (R-ADD-11). */
export function DataDownload() {
  const download = useMutation({ mutationFn: save });
  return (
    <Stack>
      <Text>{m.account_download_explained()}</Text>
      {download.isError && (
        <Banner tone="critical" heading={m.account_download_failed()}>
          {errorsOf(download.error)[0]?.message}
        </Banner>
      )}
      <div>
        <Button
          tone="secondary"
          icon={<Icon shape={downloadIcon} />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {m.account_download()}
        </Button>
      </div>
    </Stack>
  );
}
