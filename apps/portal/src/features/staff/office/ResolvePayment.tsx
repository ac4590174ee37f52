import { decisionRow } from "@kwan/domain/decisions";
import { useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { DecisionForm } from "../../../decisions/DecisionForm.tsx";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { everyOfficeList, type FlaggedPayment } from "./queries.ts";

const kind = "close_payment";

/** Proposes what became of a flagged payment. The payer is told once another person has approved it. */
export function ResolvePayment({ payment: { id, driver_name, reference } }: { payment: FlaggedPayment }) {
  const client = useQueryClient();
  const about = `${driver_name}, ${reference}`;
  return (
    <DialogButton
      size="small"
      label={m.office_record_result()}
      aria-label={m.common_labelled({ label: m.office_record_result(), text: about })}
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
