import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FlaggedPayments } from "../../features/office/FlaggedPayments.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.office_payments_title, lead: m.office_payments_lead });

export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <FlaggedPayments />
      </ForRoles>
    </Page>
  );
}
