import { useEffect, useState } from "react";
import { m } from "#messages";
import { PayInvoice } from "../../../features/everyone/payments/PayInvoice.tsx";
import { Page } from "../../../page/Page.tsx";
import { base } from "../../../paths.ts";

export const pageMeta = { title: m.payments_invoice(), lead: m.payments_invoice_lead() };

/** The page at /extern/invoice/{id} (R-RTE-13), for anyone who has the link, whether logged in or not. */
export function Component() {
  // The page is prerendered, so the ID in the URL can be read only after hydration.
  const [id, setId] = useState<string>();
  useEffect(() => setId(decodeURIComponent(location.pathname.slice(base.length).split("/")[3] ?? "")), []);
  return (
    <Page {...pageMeta}>
      <PayInvoice id={id} />
    </Page>
  );
}
