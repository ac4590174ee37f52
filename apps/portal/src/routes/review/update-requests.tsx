import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { RequestQueue } from "../../features/review/RequestQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.review_title, lead: m.review_lead }, { wide: true });

/** The page at /review/update-requests (R-STA-06). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["changes.decide"]}>
        <RequestQueue />
      </WithScope>
    </Page>
  );
}
