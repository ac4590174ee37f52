import { officeStatus } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Application } from "./queries.ts";

type Seen = Pick<Application, "status" | "history" | "steps" | "documents">;

const stepStates = { open: m.office_step_open, done: m.office_step_done, failed: m.office_step_failed } as const;
const documentStates = {
  missing: m.office_document_missing,
  uploaded: m.office_document_unread,
  accepted: m.office_document_accepted,
  refused: m.office_document_refused,
} as const;

/**
 * Describes what has changed between two versions of an application: the status and who changed it, the steps, and the
 * documents.
 *
 * @example
 * whatChanged(before, after); // ["Status: Rejected (Kwesi Officer-Vale)"]
 */
export function whatChanged(before: Seen, after: Seen): string[] {
  const status = officeStatus[after.status];
  const who = after.history.slice(before.history.length).findLast(({ name }) => name !== null)?.name;
  const moved = who ? m.office_changed_status_by({ status, name: who }) : m.office_changed_status({ status });
  const hasMoved = before.status !== after.status || after.history.length > before.history.length;
  const steps = after.steps.filter(({ step, state }) =>
    before.steps.some((each) => each.step === step && each.state !== state),
  );
  const documents = after.documents.filter(({ document, status }) =>
    before.documents.some((each) => each.document === document && each.status !== status),
  );
  return [
    ...(hasMoved ? [moved] : []),
    ...steps.map(({ title, state }) => m.office_changed_part({ part: title, state: stepStates[state]() })),
    ...documents.map(({ title, status }) => m.office_changed_part({ part: title, state: documentStates[status]() })),
  ];
}
