import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ClaimLicence } from "../../../features/citizen/licence/ClaimLicence.tsx";
import { Page } from "../../../page/Page.tsx";

export const pageMeta = inLanguage({ title: m.licences_claim_title, lead: m.licences_claim_lead });

/** The page at /licence/claim (R-AUT-06). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ClaimLicence />
    </Page>
  );
}
