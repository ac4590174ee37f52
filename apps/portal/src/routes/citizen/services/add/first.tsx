import { inLanguage } from "@kwan/domain/language";
import { LinkButton } from "@kwan/ui";
import { m } from "#messages";
import { FirstChoice } from "../../../../features/everyone/services/choose/FirstChoice.tsx";
import { Page } from "../../../../page/Page.tsx";
import { pathOf } from "../../../../paths.ts";
import { NeedsProfile } from "../../../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.services_first_title, lead: m.services_first_lead });

/** The page at /services/add/first (R-RTE-08). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <NeedsProfile>
        {(driver) => (
          <>
            <div>
              <LinkButton href={pathOf("/licence/claim")} tone="secondary">
                {m.licences_claim_link()}
              </LinkButton>
            </div>
            <FirstChoice driver={driver} />
          </>
        )}
      </NeedsProfile>
    </Page>
  );
}
