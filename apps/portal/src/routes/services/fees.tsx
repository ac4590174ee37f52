import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Fees } from "../../features/services/choose/Fees.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = inLanguage({ title: m.services_fees, lead: m.services_fees_lead });

/** /services/fees */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Fees />
    </Page>
  );
}
