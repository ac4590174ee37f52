import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FlaggedPayments } from "../../../features/staff/office/FlaggedPayments.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.office_payments_title, lead: m.office_payments_lead }, { wide: true });

export const Component = scopedPage(pageMeta, ["payments.resolve"], FlaggedPayments);
