import type { AnswerOf, createUpdateRequest } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import { documents } from "@kwan/domain/kinds";
import { m } from "#messages";
import { nationalityInWords } from "../../people/drivers/present.ts";
import type { evidenceOf, RequestRow } from "./store.ts";

type UpdateRequest = AnswerOf<typeof createUpdateRequest>;
type Evidence = Awaited<ReturnType<typeof evidenceOf>>;

const labels: Readonly<Record<string, () => string>> = {
  first_name: m.update_requests_first_name,
  last_name: m.update_requests_last_name,
  other_name: m.update_requests_other_name,
  date_of_birth: m.update_requests_date_of_birth,
  nationality: m.update_requests_nationality,
};

export const presentRequest = (row: RequestRow, evidence: Evidence): UpdateRequest => ({
  id: row.id,
  driver: row.driver_id,
  driver_name: displayName(row),
  status: row.status as UpdateRequest["status"],
  changes: row.changes.map(({ field, before, after, value, value_before }) => ({
    field,
    label: labels[field]?.() ?? field,
    before: nationalityInWords({ nationality: value_before ?? null, nationality_label: before }),
    after:
      after === ""
        ? m.update_requests_removed()
        : (nationalityInWords({ nationality: value ?? null, nationality_label: after }) ?? after),
  })),
  reason_for_change: row.reason_for_change,
  evidence: evidence
    .filter(({ update_request_id }) => update_request_id === row.id)
    .map(({ id, document }) => ({
      document,
      title: documents[document as keyof typeof documents]?.title ?? document,
      file: id,
    })),
  requested_at: row.requested_at,
  decided_at: row.decided_at,
  decided_by: row.reviewer_first_name ? `${row.reviewer_first_name} ${row.reviewer_last_name}` : null,
  decision_reason: row.decision_reason,
});
