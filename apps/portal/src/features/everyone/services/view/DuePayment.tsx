import { type KindRow, owedInvoice } from "@kwan/domain/kinds";
import { Banner, Button, LinkButton, Skeleton } from "@kwan/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { paths } from "../../../../paths.ts";
import { Region } from "../../../../queries/Region.tsx";
import { errorsOf } from "../../../../words/call-errors.ts";
import { type Application, everyApplication, kwan, q } from "../queries.ts";

export type DuePaymentProps = {
  row: KindRow;
  id: string;
  /** Renders the form that pays an invoice. */
  children: (invoice: string, onChanged: () => void) => ReactNode;
};

/** Shows the application's unpaid invoice or, if there is none, the one that was paid last. */
export function DuePayment({ row, id, children }: DuePaymentProps) {
  const client = useQueryClient();
  const query = useQuery(q.services.application(id));
  // Keep showing the same invoice, so that its receipt appears when it has been paid.
  const [currentInvoice, setCurrentInvoice] = useState<string>();
  const changed = (invoice: string) => {
    setCurrentInvoice(invoice);
    void client.invalidateQueries({ queryKey: everyApplication });
  };
  return (
    <Region query={query} of={m.services_the_invoice()} skeleton={<Skeleton lines={8} />}>
      {(application) => {
        const owed = owedInvoice(application);
        const invoice =
          currentInvoice ?? owed?.id ?? application.invoices.findLast(({ status }) => status === "paid")?.id;
        if (!currentInvoice && (owed?.status === "expired" || owed?.status === "refunded"))
          return (
            <Renew application={application} isRefunded={owed.status === "refunded"} onDrawnUp={setCurrentInvoice} />
          );
        if (invoice) return children(invoice, () => changed(invoice));
        return (
          <Banner
            heading={m.services_nothing_to_pay()}
            actions={<LinkButton href={paths.service(id, row.code)}>{m.services_view_application()}</LinkButton>}
          >
            {m.services_no_open_invoice()}
          </Banner>
        );
      }}
    </Region>
  );
}

type RenewProps = { application: Application; isRefunded: boolean; onDrawnUp: (invoice: string) => void };

/** Offers a new invoice if the last one has expired or its payment was refunded. */
function Renew({ application, isRefunded, onDrawnUp }: RenewProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const renew = async () => {
    setBusy(true);
    try {
      const { id } = await kwan.invoices.generate(application.id);
      onDrawnUp(id);
      await client.invalidateQueries({ queryKey: everyApplication });
    } catch (cause) {
      setProblem(errorsOf(cause)[0]?.message);
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="warning"
      heading={isRefunded ? m.services_was_refunded() : m.services_invoice_expired()}
      actions={
        <Button busy={busy} onClick={() => void renew()}>
          {m.services_new_invoice()}
        </Button>
      }
    >
      {problem ?? (isRefunded ? m.services_pay_again() : m.services_not_charged())}
    </Banner>
  );
}
