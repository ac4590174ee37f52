import { documents, type KindRow } from "@kwan/domain/kinds";
import { SummaryList } from "@kwan/ui";
import { cedisInWords } from "../../../frame/in-words.ts";
import type { AvailableKind } from "../queries.ts";
import { takesInWords } from "../words.ts";

const titlesOf = (row: KindRow): string =>
  row.documents
    .filter(({ is_required }) => is_required)
    .map(({ document, asked_if, with_any }) =>
      asked_if || with_any ? `${documents[document].title} (in some cases)` : documents[document].title,
    )
    .join(" · ");

/** What a kind costs, how long it takes, and what it asks for: before anybody begins. */
export function KindFacts({ row, price }: { row: KindRow; price: AvailableKind["price"] }) {
  return (
    <SummaryList
      rows={[
        { name: "Price", value: price === "0.00" ? "Free" : cedisInWords(price) },
        { name: "Time", value: takesInWords(row.takes) },
        { name: "Documents", value: titlesOf(row) || "None" },
      ]}
    />
  );
}
