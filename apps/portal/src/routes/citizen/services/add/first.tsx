import { isKind } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { FirstChoice } from "../../../../features/everyone/services/choose/FirstChoice.tsx";
import { InDetail } from "../../../../features/everyone/services/choose/InDetail.tsx";
import { InDetailContext } from "../../../../features/everyone/services/choose/in-detail.ts";
import { Page } from "../../../../page/Page.tsx";
import { NeedsProfile } from "../../../../session/NeedsProfile.tsx";

export const pageMeta = inLanguage({ title: m.services_first_title, lead: m.services_first_lead });

/** The page at /services/add/first (R-RTE-08). */
export function Component() {
  const [params] = useSearchParams();
  const kind = params.get("kind") ?? "";
  return (
    <Page {...pageMeta}>
      <NeedsProfile>
        {(driver) => (
          <InDetailContext value={InDetail}>
            <FirstChoice driver={driver} wanted={isKind(kind) ? kind : undefined} />
          </InDetailContext>
        )}
      </NeedsProfile>
    </Page>
  );
}
