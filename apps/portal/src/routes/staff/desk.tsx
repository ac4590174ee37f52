import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FindPerson } from "../../features/staff/desk/FindPerson.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.desk_title, lead: m.desk_lead }, { wide: true });

export const Component = scopedPage(pageMeta, ["drivers.read"], FindPerson);
