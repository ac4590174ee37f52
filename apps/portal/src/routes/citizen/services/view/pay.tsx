import { type Kind, kindByCode, kinds } from "@kwan/domain/kinds";
import { LinkButton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages";
import { q } from "../../../../features/everyone/account/queries.ts";
import { PayInvoice } from "../../../../features/everyone/payments/PayInvoice.tsx";
import { q as ofServices } from "../../../../features/everyone/services/queries.ts";
import { DuePayment } from "../../../../features/everyone/services/view/DuePayment.tsx";
import { DoneBanner, useDescribedByDone } from "../../../../page/DoneBanner.tsx";
import { Page } from "../../../../page/Page.tsx";
import { paths } from "../../../../paths.ts";

export { requireMatchingApplication as loader } from "../../../../features/everyone/services/view/require-matching-application.ts";

export const pageMetaOf = (kind: Kind) => ({
  title: m.services_pay_title({ title: kinds[kind].title }),
  heading: m.services_payment(),
  lead: kinds[kind].title,
});

export function Component() {
  const describedBy = useDescribedByDone();
  const { id = "", code = "" } = useParams();
  const { data: me } = useQuery(q.users.me());
  const { data: application } = useQuery(ofServices.services.application(id));
  const row = kindByCode(code);
  if (!row) return null;
  return (
    <Page {...pageMetaOf(row.kind)} {...describedBy}>
      <DoneBanner status={application?.status} />
      <DuePayment row={row} id={id}>
        {(invoice, onChanged) => (
          <PayInvoice
            id={invoice}
            onChanged={onChanged}
            ownNumber={me?.phone_number}
            next={<LinkButton href={paths.service(id, code)}>{m.services_see_next()}</LinkButton>}
          />
        )}
      </DuePayment>
    </Page>
  );
}
