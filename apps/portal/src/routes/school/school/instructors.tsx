import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Instructors } from "../../../features/school/school/Instructors.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage(
  { title: m.school_instructors_title, lead: m.school_instructors_lead },
  { wide: true },
);

/** The page at /school/instructors, where a school sees and proposes its instructors (R-AUT-24). */
export const Component = scopedPage(pageMeta, ["lessons.record"], Instructors);
