import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { AuditLog } from "../../features/audit/AuditLog.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.audit_title, lead: m.audit_lead }, { wide: true });

/** The page at /audit (R-AUT-16). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["audit.read"]}>
        <AuditLog />
      </WithScope>
    </Page>
  );
}
