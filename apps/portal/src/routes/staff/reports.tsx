import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Reports } from "../../features/staff/reports/Reports.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.reports_title, lead: m.reports_lead });

/** The page at /reports (R-ADD-14). */
export const Component = scopedPage(pageMeta, ["reports.read"], Reports);
