import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { EnquiryList } from "../../features/staff/enquiries/EnquiryList.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.enquiries_title, lead: m.enquiries_lead }, { wide: true });

/** Questions and complaints of people without an account, for the desks that deal with them (R-PUB-06). */
export const Component = scopedPage(pageMeta, ["enquiries.answer", "complaints.handle", "staff.manage"], EnquiryList);
