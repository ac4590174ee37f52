import { recordTitles } from "@kwan/domain/oversight";
import { SummaryList } from "@kwan/ui";
import { m } from "#messages";
import { fieldInWords, valueInWords } from "./field-words.ts";
import type { AuditRow } from "./queries.ts";

/** What the server records instead of an ID when a whole list was opened. It is not shown, because it is not an ID. */
const wholeLists = ["log", "undelivered"];

/**
 * Everything that is recorded in a row of the log: each field before and after the action, then the origin of the
 * request.
 */
export function RowDetails({ row }: { row: AuditRow }) {
  const { number, entity, entity_id, changes, address, request_id, is_sealed } = row;
  const title = recordTitles[entity] ?? entity;
  const hasBefore = changes.some(({ before }) => before !== null);
  return (
    <SummaryList
      rows={[
        ...changes.map(({ field, before, after }) => ({
          name: fieldInWords(field),
          value: hasBefore
            ? m.audit_before_after({ before: valueInWords(field, before), after: valueInWords(field, after) })
            : valueInWords(field, after),
        })),
        { name: m.audit_record(), value: wholeLists.includes(entity_id) ? title : `${title}, ${entity_id}` },
        ...(address ? [{ name: m.audit_address(), value: address }] : []),
        ...(request_id ? [{ name: m.audit_request(), value: request_id }] : []),
        { name: m.audit_row(), value: String(number) },
        { name: m.audit_seal(), value: is_sealed ? m.audit_sealed() : m.audit_not_sealed() },
      ]}
    />
  );
}
