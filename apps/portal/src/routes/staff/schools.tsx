import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { SchoolList } from "../../features/staff/schools/SchoolList.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.schools_title, lead: m.schools_lead });

/** The page at /schools. */
export const Component = scopedPage(pageMeta, ["schools.read"], SchoolList);
