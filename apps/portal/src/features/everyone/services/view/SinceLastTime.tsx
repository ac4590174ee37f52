import type { KindRow } from "@kwan/domain/kinds";
import { documents } from "@kwan/domain/kinds";
import { Banner, DataTable, Heading, Stack } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import type { Places } from "../../../../forms/FieldControl.tsx";
import { answerInWords } from "../answers-in-words.ts";
import { type Application, placesOf } from "../queries.ts";

type Change = Application["changes"][number];

const shownValue = (value: string) => value || m.common_not_given();

/** Describes a change, with the value before and after. */
function inWords({ field, before, after }: Change, row: KindRow, places: Places) {
  const [group = "", name = ""] = field.split(".");
  const rule = row.fields[name];
  if (group === "documents" && name in documents) {
    const files = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "");
    return {
      field,
      name: documents[name as keyof typeof documents].title,
      before: shownValue(files(before)),
      after: after === null ? m.services_removed() : files(after),
    };
  }
  if (group === "details" && rule)
    return {
      field,
      name: rule.noun ?? rule.label,
      before: shownValue(answerInWords(rule, before, places)),
      after: shownValue(answerInWords(rule, after, places)),
    };
  const branch = (value: unknown) => places.branches.find((each) => each.value === value)?.label ?? String(value ?? "");
  return { field, name: m.services_branch(), before: shownValue(branch(before)), after: shownValue(branch(after)) };
}

/** Returns the message in the applicant's last reply, or null unless the application is in review. */
const messageIn = ({ history, status }: Application): string | null =>
  status === "in_review" ? (history.findLast(({ action }) => action === "resubmit")?.reason ?? null) : null;

/**
 * Shows what the applicant has written and changed since the office last saw the application. The affected checks
 * have to be repeated.
 */
export function SinceLastTime({ row, application }: { row: KindRow; application: Application }) {
  const places = useQuery({
    ...placesOf(row.fields, application.details),
    placeholderData: keepPreviousData,
    enabled: application.changes.length > 0,
  });
  const message = messageIn(application);
  const messageBanner = message && <Banner heading={m.services_from_applicant()}>{message}</Banner>;
  if (application.changes.length === 0 || !places.data) return messageBanner;
  const names = places.data;
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.services_applicant_changed()}</Heading>
      {messageBanner}
      <Banner tone="warning">{m.services_check_again()}</Banner>
      <DataTable
        caption={m.services_changes_since()}
        hideCaption
        rows={application.changes.map((change) => inWords(change, row, names))}
        rowKey={({ field }) => field}
        columns={[
          { key: "name", header: m.services_what(), cell: ({ name }) => name },
          { key: "before", header: m.services_before(), cell: ({ before }) => before },
          { key: "after", header: m.services_after(), cell: ({ after }) => after },
        ]}
      />
    </Stack>
  );
}
