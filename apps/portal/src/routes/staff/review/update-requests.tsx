import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { RequestQueue } from "../../../features/staff/review/RequestQueue.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.review_title, lead: m.review_lead }, { wide: true });

/** The page at /review/update-requests (R-STA-06). */
export const Component = scopedPage(pageMeta, ["changes.decide"], RequestQueue);
