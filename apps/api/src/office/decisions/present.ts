import type { AnswerOf, proposeDecision } from "@kwan/contract";
import { displayName, isPlainDate, nationalityOption, phoneInWords } from "@kwan/domain";
import { countries } from "@kwan/domain/countries";
import { formatDate } from "@kwan/domain/dates";
import { decisionRow } from "@kwan/domain/decisions";
import { type DocumentName, documents, type Field } from "@kwan/domain/kinds";
import { m } from "#messages";
import type { Actor } from "../../platform/context.ts";
import type { RecordValues } from "../../platform/db/tables.ts";
import { may } from "../../platform/scopes.ts";
import { isSame } from "./is-same.ts";
import type { DecisionRecord } from "./store.ts";

type Decision = AnswerOf<typeof proposeDecision>;

/** Formats a value for people to read: the label of an option, a date in words, the name of a nationality. */
function inWords(field: Field | undefined, value: RecordValues[string] | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? m.decisions_yes() : m.decisions_no();
  if (typeof value !== "string") return value.map((each) => field?.options?.[each] ?? each).join("; ") || null;
  if (field?.control === "date" && isPlainDate(value)) return formatDate(value, "long");
  const country = field?.control === "country" && countries.find(({ code }) => code === value);
  return country ? nationalityOption(country).label : (field?.options?.[value] ?? value);
}

/** Returns the names of the branches and schools in a decision's values, keyed by ID. */
const namesIn = (row: DecisionRecord): Readonly<Record<string, string | null>> => ({
  [`${row.before.branch}`]: row.branch_before,
  [`${row.after.branch}`]: row.branch_after,
  [`${row.before.school}`]: row.school_before,
  [`${row.after.school}`]: row.school_after,
});

export function changesOf(
  { kind, before, after }: Pick<DecisionRecord, "kind" | "before" | "after">,
  names: Readonly<Record<string, string | null>> = {},
): Decision["changes"] {
  const { fields } = decisionRow(kind);
  const named = (field: string, value: RecordValues[string] | undefined) => {
    if (field === "phone_number" && typeof value === "string") return phoneInWords(value);
    return inWords(fields[field], value === null || value === undefined ? value : (names[String(value)] ?? value));
  };
  // The database sorts the values by name. People read them in the order of the form.
  const order = Object.keys(fields);
  return (
    Object.keys(after)
      .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
      // An identity document is named by its number. Its kind and dates go with it.
      .filter((name) => kind !== "refuse_identity" || Object.hasOwn(fields, name))
      .filter((name) => !isSame(before[name], after[name]))
      .map((name) => ({
        field: name,
        label: fields[name]?.noun ?? fields[name]?.label ?? name,
        before: named(name, before[name]),
        after: named(name, after[name]),
      }))
  );
}

/**
 * Returns the name of the subject: a driver, member of staff, school, instructor, branch, program or the books. For a payment, returns the
 * payer and the reference.
 */
const nameOf = ({ first_name, last_name, other_name, ...row }: DecisionRecord): string =>
  first_name !== null && last_name !== null
    ? displayName({ first_name, last_name, other_name })
    : (row.school_name ??
      row.instructor_name ??
      row.branch_name ??
      row.program_name ??
      (row.subject === "books" ? m.books_subject() : null) ??
      (row.subject === "notice_board" ? m.notices_subject() : null) ??
      (row.payment_reference && `${row.payer_first_name} ${row.payer_last_name}, ${row.payment_reference}`) ??
      `${row.staff_first_name} ${row.staff_last_name}`);

/**
 * Returns the actions that the caller has permission to take on a decision. The record is only checked when an action
 * is taken.
 */
function actionsFor(actor: Actor, { state, kind, proposed_by, withdraws }: DecisionRecord): Decision["actions"] {
  const row = decisionRow(kind);
  const isOwn = proposed_by === actor.id;
  if (state === "proposed" && isOwn) return ["withdraw"];
  if (state === "proposed") return row.approval && may(actor, row.approval) ? ["decide"] : [];
  return state === "in_force" && withdraws === null && row.is_final === null && may(actor, row.scope)
    ? ["reverse"]
    : [];
}

export const titleOf = ({ kind, withdraws }: Pick<DecisionRecord, "kind" | "withdraws">): string => {
  const { title } = decisionRow(kind);
  return withdraws ? m.decisions_take_back_title({ title }) : title;
};

export const presentDecision =
  (actor: Actor) =>
  (row: DecisionRecord): Decision => ({
    id: row.id,
    kind: row.kind,
    title: titleOf(row),
    subject: { kind: row.subject, id: row.subject_id, name: nameOf(row) },
    driver: row.driver_id,
    driver_name: row.driver_id && nameOf(row),
    state: row.state,
    ground: row.ground,
    ground_title: decisionRow(row.kind).grounds[row.ground] ?? row.ground,
    reason: row.reason,
    changes: changesOf(row, namesIn(row)),
    evidence: row.evidence.map(({ uploaded_at, ...file }) => ({
      ...file,
      title: documents[file.document as DocumentName].title,
      uploaded_at: new Date(uploaded_at).toISOString(),
    })),
    proposed_by: {
      id: row.proposed_by,
      name: `${row.proposer_first_name} ${row.proposer_last_name}`,
      branch: row.proposer_branch,
    },
    proposed_at: row.proposed_at,
    decided_by: row.decided_by && {
      id: row.decided_by,
      name: `${row.decider_first_name} ${row.decider_last_name}`,
      branch: row.decider_branch,
    },
    decided_at: row.decided_at,
    refusal: row.refusal,
    withdraws: row.withdraws,
    open_appeal: row.open_appeal,
    actions: actionsFor(actor, row),
    version: row.version,
  });
