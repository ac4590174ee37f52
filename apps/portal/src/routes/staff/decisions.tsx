import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { DecisionQueue } from "../../features/staff/decisions/DecisionQueue.tsx";
import { scopedPage } from "../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.desk_decisions_title, lead: m.desk_decisions_lead });

export const Component = scopedPage(
  pageMeta,
  ["decisions.propose", "decisions.approve", "staff.manage", "books.read"],
  DecisionQueue,
);
