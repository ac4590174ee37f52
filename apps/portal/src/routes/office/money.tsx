import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FlaggedPayments } from "../../features/office/FlaggedPayments.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.office_payments_title, lead: m.office_payments_lead }, { wide: true });

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["payments.resolve"]}>
        <FlaggedPayments />
      </WithScope>
    </Page>
  );
}
