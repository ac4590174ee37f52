import type { LessonMark } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { StatusTag, type StatusTagProps, Text } from "@kwan/ui";
import { m } from "#messages";
import type { ClassRecord } from "./queries.ts";

const markWords: Readonly<Record<LessonMark, () => string>> = {
  unusual_time: m.school_mark_unusual_time,
  trainee_hours: m.school_mark_trainee_hours,
  instructor_hours: m.school_mark_instructor_hours,
  vehicle_hours: m.school_mark_vehicle_hours,
};

const Small = ({ children }: { children: string }) => (
  <Text size="small" tone="secondary">
    {children}
  </Text>
);

const signatures: Readonly<
  Record<ClassRecord["instructor_signature"], { label: string; tone: StatusTagProps["tone"] } | null>
> = {
  not_needed: null,
  signed: /* @__PURE__ */ inLanguage({ label: m.school_instructor_signed }, { tone: "success" }),
  waiting: /* @__PURE__ */ inLanguage({ label: m.school_instructor_waits }, { tone: "info" }),
  no_account: /* @__PURE__ */ inLanguage({ label: m.school_instructor_no_account }, { tone: "info" }),
  disputed: /* @__PURE__ */ inLanguage({ label: m.school_instructor_disputes }, { tone: "error" }),
};

/** Whether the instructor has signed a lesson, or what they say is wrong with it. */
function Instructor({ record: { instructor_signature, instructor_dispute } }: { record: ClassRecord }) {
  const signature = signatures[instructor_signature];
  return (
    <>
      {signature && <StatusTag tone={signature.tone}>{signature.label}</StatusTag>}
      {instructor_dispute && <Small>{instructor_dispute}</Small>}
    </>
  );
}

/** What is unusual about a lesson, and what an officer said about it. */
function Check({ record: { marks, check } }: { record: ClassRecord }) {
  if (marks.length === 0) return null;
  return (
    <>
      {check === null ? (
        <StatusTag tone="info">{m.school_check_waits()}</StatusTag>
      ) : (
        <StatusTag tone={check.outcome === "accepted" ? "success" : "error"}>
          {check.outcome === "accepted" ? m.school_check_accepted() : m.school_check_refused()}
        </StatusTag>
      )}
      {marks.map((mark) => (
        <Small key={mark}>{markWords[mark]()}</Small>
      ))}
      {check?.note && <Small>{check.note}</Small>}
    </>
  );
}

/**
 * Shows whether the trainee has confirmed a lesson and the instructor has signed it, or what they say is wrong with it, and
 * whether an officer has to look at it. An absence does not have to be confirmed, and its hours never count.
 */
export function Confirmation({ record }: { record: ClassRecord }) {
  const { is_verified, dispute, instructor_dispute, attendance, removed_at } = record;
  if (removed_at !== null)
    return (
      <>
        <StatusTag tone="neutral">{m.school_is_removed()}</StatusTag>
        {dispute && <Small>{dispute}</Small>}
        {instructor_dispute && <Small>{instructor_dispute}</Small>}
      </>
    );
  if (attendance === "absent") return <Small>{m.school_absent_hours()}</Small>;
  return (
    <>
      {is_verified ? (
        <StatusTag tone="success">{m.school_is_confirmed()}</StatusTag>
      ) : dispute === null ? (
        <StatusTag tone="info">{m.school_is_waiting()}</StatusTag>
      ) : (
        <>
          <StatusTag tone="error">{m.school_is_disputed()}</StatusTag>
          <Small>{dispute}</Small>
        </>
      )}
      <Instructor record={record} />
      <Check record={record} />
    </>
  );
}
