import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Trainees } from "../../../features/school/school/Trainees.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.school_trainees_title, lead: m.school_trainees_lead }, { wide: true });

export const Component = scopedPage(pageMeta, ["lessons.record"], Trainees);
