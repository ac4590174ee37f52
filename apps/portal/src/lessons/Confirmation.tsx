import { StatusTag, Text } from "@kwan/ui";
import { m } from "#messages";
import type { ClassRecord } from "./queries.ts";

/**
 * Shows whether the trainee has confirmed a lesson, or what the trainee says is wrong with it. An absence does not have
 * to be confirmed, and its hours never count.
 */
export function Confirmation({ record: { is_verified, dispute, attendance } }: { record: ClassRecord }) {
  if (attendance === "absent")
    return (
      <Text size="small" tone="secondary">
        {m.school_absent_hours()}
      </Text>
    );
  if (is_verified) return <StatusTag tone="positive">{m.school_is_confirmed()}</StatusTag>;
  if (dispute === null) return <StatusTag tone="info">{m.school_is_waiting()}</StatusTag>;
  return (
    <>
      <StatusTag tone="critical">{m.school_is_disputed()}</StatusTag>
      <Text size="small" tone="secondary">
        {dispute}
      </Text>
    </>
  );
}
