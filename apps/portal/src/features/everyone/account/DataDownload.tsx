import { Banner, Button, downloadIcon, Stack, Text } from "@kwan/ui";
import { useMutation } from "@tanstack/react-query";
import { m } from "#messages";
import { saveLoaded } from "../../../files/save-file.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { kwan } from "./queries.ts";

const save = async () => saveLoaded(await kwan.users.downloadMyData());

/** Lets a person download all the data that we keep about them (R-ADD-11). */
export function DataDownload() {
  const download = useMutation({ mutationFn: save });
  return (
    <Stack>
      <Text>{m.account_download_explained()}</Text>
      {download.isError && (
        <Banner tone="error" heading={m.account_download_failed()}>
          {errorsOf(download.error)[0]?.message}
        </Banner>
      )}
      <div>
        <Button tone="secondary" icon={downloadIcon} busy={download.isPending} onClick={() => download.mutate()}>
          {m.account_download()}
        </Button>
      </div>
    </Stack>
  );
}
