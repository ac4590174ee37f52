import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { AuditLog } from "../../features/staff/audit/AuditLog.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.audit_title, lead: m.audit_lead }, { wide: true });

/** The page at /audit (R-AUT-16). */
export const Component = scopedPage(pageMeta, ["audit.read"], AuditLog);
