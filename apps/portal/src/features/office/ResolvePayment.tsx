import { type FlaggedPayment, kwan } from "./queries.ts";
import { RecordOutcome } from "./RecordOutcome.tsx";

/** Records the outcome of a flagged payment and notifies the payer. */
export function ResolvePayment({ payment: { id, driver_name, reference } }: { payment: FlaggedPayment }) {
  return (
    <RecordOutcome
      action="Record the result"
      about={`${driver_name}, ${reference}`}
      title={`Payment ${reference}`}
      question="What did you find?"
      outcomes={[
        {
          value: "refunded",
          label: "The money has been sent back",
          hint: "Refund it with the payment provider first. We tell the person that it has been sent.",
        },
        {
          value: "not_received",
          label: "The money did not reach us",
          hint: "We tell the person to ask their bank or network.",
        },
      ]}
      missing="Choose what you found"
      noteHint="For your colleagues. For example: the reference of the refund."
      notified={driver_name}
      save={(given) => kwan.office.resolveFlaggedPayment(id, given)}
    />
  );
}
