import { isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { SummaryList, Text } from "@kwan/ui";

export type Change = { field: string; label: string; before: string | null; after: string };

const written = (text: string | null): string => (isPlainDate(text) ? formatDate(text, "long") : text || "nothing");

/** The recorded values and the new ones. */
export function BeforeAndAfter({ changes }: { changes: readonly Change[] }) {
  return (
    <SummaryList
      rows={changes.map(({ label, before, after }) => ({
        name: label,
        value: (
          <>
            <Text as="span" tone="secondary">
              from {written(before)}
            </Text>{" "}
            to <strong>{written(after)}</strong>
          </>
        ),
      }))}
    />
  );
}
