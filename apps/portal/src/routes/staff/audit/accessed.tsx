import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { RecordsAccessed } from "../../../features/staff/audit/RecordsAccessed.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.audit_accessed_title, lead: m.audit_accessed_lead });

/** The page at /audit/accessed (R-AUT-16). */
export const Component = scopedPage(pageMeta, ["audit.read"], RecordsAccessed);
