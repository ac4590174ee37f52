import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { OfficeQueue } from "../../features/staff/office/OfficeQueue.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.office_title, lead: m.office_lead }, { wide: true });

/** The page at /office (R-ADD-03). */
export const Component = scopedPage(pageMeta, ["applications.work"], OfficeQueue);
