import { decisionRow } from "@kwan/domain/decisions";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { DecisionForm } from "../../../decisions/DecisionForm.tsx";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { everyOfficeList, type FlaggedPayment } from "./queries.ts";

/**
 * Proposes what became of a flagged payment, or the refusal of the refund that the payer asked for. The payer is told
 * once another person has approved it.
 */
export function ResolvePayment({ payment: { id, driver_name, reference, flag } }: { payment: FlaggedPayment }) {
  const kind = flag === "refund_asked" ? "keep_payment" : "close_payment";
  const label = flag === "refund_asked" ? m.office_refuse_refund() : m.office_record_result();
  const client = useQueryClient();
  const about = `${driver_name}, ${reference}`;
  return (
    <DialogButton
      size="small"
      label={label}
      aria-label={m.common_labelled({ label, text: about })}
      title={decisionRow(kind).title}
    >
      {(close) => (
        <DecisionForm
          kind={kind}
          about={{ subject: id }}
          name={about}
          onDone={() => {
            close();
            void client.invalidateQueries({ queryKey: everyOfficeList });
          }}
        />
      )}
    </DialogButton>
  );
}
