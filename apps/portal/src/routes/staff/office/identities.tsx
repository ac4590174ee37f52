import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Identities } from "../../../features/staff/office/Identities.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage(
  { title: m.office_identities_title, lead: m.office_identities_lead },
  { wide: true },
);

export const Component = scopedPage(pageMeta, ["identities.verify"], Identities);
