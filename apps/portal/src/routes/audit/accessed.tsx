import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { RecordsAccessed } from "../../features/audit/RecordsAccessed.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.audit_accessed_title, lead: m.audit_accessed_lead });

/** The page at /audit/accessed (R-AUT-16). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["audit.read"]}>
        <RecordsAccessed />
      </WithScope>
    </Page>
  );
}
