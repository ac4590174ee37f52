import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Imports } from "../../features/staff/imports/Imports.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.imports_title, lead: m.imports_lead });

export const Component = scopedPage(pageMeta, ["imports.make", "imports.run"], Imports);
