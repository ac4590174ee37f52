import { Banner, Button, downloadIcon, Icon, Stack, Text } from "@kwan/ui";
import { useMutation } from "@tanstack/react-query";
import { errorsOf } from "../../words/call-errors.ts";
import { kwan } from "./queries.ts";

async function save(): Promise<void> {
  const file = await kwan.users.downloadMyData();
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href, download: file.name });
  link.click();
  // By then the browser has started saving; revoking the URL frees the memory.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads everything we hold about a person (R-ADD-11). */
export function DataDownload() {
  const download = useMutation({ mutationFn: save });
  return (
    <Stack>
      <Text>
        One file with everything we know of you: profile, licence, applications, payments, tests and messages. It is
        ready at once and costs nothing.
      </Text>
      {download.isError && (
        <Banner tone="critical" heading="We could not create the file">
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
          Download my data
        </Button>
      </div>
    </Stack>
  );
}
