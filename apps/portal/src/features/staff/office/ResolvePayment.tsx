import { m } from "#messages";
import { type FlaggedPayment, kwan } from "./queries.ts";
import { RecordOutcome } from "./RecordOutcome.tsx";

/** Records the outcome of a flagged payment. The payer is notified. */
export function ResolvePayment({ payment: { id, driver_name, reference } }: { payment: FlaggedPayment }) {
  return (
    <RecordOutcome
      action={m.office_record_result()}
      about={`${driver_name}, ${reference}`}
      title={m.office_payment_reference({ reference })}
      question={m.office_what_found()}
      outcomes={[
        {
          value: "refunded",
          label: m.office_refunded(),
          hint: m.office_refunded_hint(),
        },
        {
          value: "not_received",
          label: m.office_not_received(),
          hint: m.office_not_received_hint(),
        },
      ]}
      missing={m.office_found_missing()}
      noteHint={m.office_found_note_hint()}
      notified={driver_name}
      save={(resolution) => kwan.office.resolveFlaggedPayment(id, resolution)}
    />
  );
}
