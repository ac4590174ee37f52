import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { RequestQueue } from "../../features/review/RequestQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.review_title, lead: m.review_lead });

/** /review/update-requests (R-STA-06) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["reviewer"]}>
        <RequestQueue />
      </ForRoles>
    </Page>
  );
}
