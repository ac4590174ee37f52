import {
  Button,
  downloadIcon,
  Heading,
  Icon,
  Inline,
  Stack,
  StatusTag,
  type StatusTagProps,
  SummaryList,
} from "@kwan/ui";
import { onScreen } from "../../../page/on-screen.css.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { errorsOf } from "../../../words/call-errors.ts";
import { type Application, kwan } from "../queries.ts";

type Paper = Application["documents"][number];

const states: Readonly<Record<Paper["status"], { label: string; tone: StatusTagProps["tone"] }>> = {
  missing: { label: "Missing", tone: "neutral" },
  uploaded: { label: "Uploaded", tone: "info" },
  accepted: { label: "Accepted", tone: "positive" },
  refused: { label: "Rejected", tone: "critical" },
};

/** Hands a file to the browser to keep. */
async function keep(id: string, title: string): Promise<void> {
  try {
    const file = await kwan.documents.download(id);
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement("a"), { href: address, download: file.name || title });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (cause) {
    toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? "The file could not be loaded. Try again." });
  }
}

/** The documents of an application, the status of each, and its files to download. */
export function Papers({ documents }: { documents: readonly Paper[] }) {
  return (
    <Stack as="section" space="small">
      <Heading level={2}>Documents</Heading>
      <SummaryList
        rows={documents.map(({ title, status, reason, files, is_required }) => ({
          name: title,
          value: (
            <Stack space="xsmall" align="start">
              <Inline>
                <StatusTag tone={states[status].tone}>
                  {status === "missing" && !is_required ? "Not needed" : states[status].label}
                </StatusTag>
                {reason}
              </Inline>
              {files.map(({ id, name }) => (
                <Button
                  key={id}
                  tone="secondary"
                  size="small"
                  className={onScreen}
                  icon={<Icon shape={downloadIcon} />}
                  aria-label={`Download: ${title}, ${name}`}
                  onClick={() => void keep(id, name)}
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
