import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ClassRecords } from "../../../features/school/school/ClassRecords.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.school_records_title, lead: m.school_records_lead }, { wide: true });

/** The page at /school/class-records (R-ROL-02). */
export const Component = scopedPage(pageMeta, ["lessons.read"], ClassRecords);
