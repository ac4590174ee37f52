import { documents, type KindRow, type StepName } from "@kwan/domain/kinds";
import { SummaryList } from "@kwan/ui";
import { cedisInWords } from "../../../words/dates-and-money.ts";
import type { AvailableKind } from "../queries.ts";
import { takesInWords } from "../words.ts";

const documentsOf = (row: KindRow): string =>
  row.documents
    .filter(({ is_required }) => is_required)
    .map(({ document, asked_if, with_any }) =>
      asked_if || with_any ? `${documents[document].title} (in some cases)` : documents[document].title,
    )
    .join(" · ");

/** What the applicant has to do besides the form, in order. */
const doings: Readonly<Partial<Record<StepName, string>>> = {
  eye_test: "eye test at a test centre, which you pay there",
  biometrics: "photo and fingerprints at your branch",
  theory_road_sign: "road sign test",
  theory_road_traffic: "road traffic test",
  practical_test: "practical test at a test centre",
};

const needsOf = (row: KindRow): string =>
  [row.can.verify_school && "The code of your driving school and your trainee number", documentsOf(row)]
    .filter(Boolean)
    .join(" · ");

function doingsOf(row: KindRow): string {
  const text = row.steps
    .flatMap(({ step, only_if }) => (doings[step] ? [`${doings[step]}${only_if ? " (in some cases)" : ""}`] : []))
    .join(", ");
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** The cost, the documents, the tasks and the duration of a kind, before the application is started. */
export function KindFacts({ row, price }: { row: KindRow; price: AvailableKind["price"] }) {
  const doing = doingsOf(row);
  return (
    <SummaryList
      rows={[
        { name: "Price", value: price === "0.00" ? "Free" : cedisInWords(price) },
        { name: "You need", value: needsOf(row) || "No documents" },
        ...(doing ? [{ name: "You do", value: doing }] : []),
        { name: "Time", value: `${takesInWords(row.takes)}${doing ? ", once you have done your part" : ""}` },
      ]}
    />
  );
}
