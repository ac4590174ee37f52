import { isPlainDate } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { SummaryList, Text } from "@kwan/ui";
import { m } from "#messages";
import { withParts } from "../../../words/with-parts.tsx";

export type Change = { field: string; label: string; before: string | null; after: string };

const valueInWords = (text: string | null): string =>
  isPlainDate(text) ? formatDate(text, "long") : text || m.profile_nothing();

export function BeforeAndAfter({ changes }: { changes: readonly Change[] }) {
  return (
    <SummaryList
      rows={changes.map(({ label, before, after }) => ({
        name: label,
        value: (
          <>
            <Text as="span" tone="secondary">
              {m.profile_before({ value: valueInWords(before) })}
            </Text>{" "}
            {withParts(m.profile_after, { value: <strong>{valueInWords(after)}</strong> })}
          </>
        ),
      }))}
    />
  );
}
