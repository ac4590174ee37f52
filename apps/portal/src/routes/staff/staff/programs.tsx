import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ManagedPrograms } from "../../../features/staff/staff/programs/ManagedPrograms.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.programs_title, lead: m.programs_lead });

/** The page at /staff/programs. */
export const Component = scopedPage(pageMeta, ["staff.manage"], ManagedPrograms);
