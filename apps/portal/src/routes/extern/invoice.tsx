import { useEffect, useState } from "react";
import { PayInvoice } from "../../features/payments/PayInvoice.tsx";
import { Page } from "../../frame/Page.tsx";

/** /extern/invoice/{id} (R-RTE-13): for anybody who has the link, with no session or with any. */
export function InvoicePage() {
  // The page is made before anybody asks for it: which invoice it is about is known only in the browser.
  const [id, setId] = useState<string>();
  useEffect(() => setId(decodeURIComponent(location.pathname.split("/")[3] ?? "")), []);
  return (
    <Page title="Invoice" lead="Check and pay this invoice. You do not need an account.">
      <PayInvoice id={id} />
    </Page>
  );
}
