import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ManagedNotices } from "../../../features/staff/staff/notices/ManagedNotices.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.notices_title, lead: m.notices_lead });

/** The page at /staff/notices. */
export const Component = scopedPage(pageMeta, ["notices.post"], ManagedNotices);
