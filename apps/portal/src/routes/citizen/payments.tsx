import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { OwnPayments } from "../../features/citizen/payments/OwnPayments.tsx";
import { Page } from "../../page/Page.tsx";
import { NeedsProfile } from "../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.payments_own_title, lead: m.payments_own_lead });

/** The page at /payments, where people see what they paid and what went back, and ask for refunds (R-AUT-21). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>{(driver) => <OwnPayments driver={driver} />}</NeedsProfile>
    </Page>
  );
}
