import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { ManagedBranches } from "../../../features/staff/staff/branches/ManagedBranches.tsx";
import { scopedPage } from "../../../page/scoped-page.tsx";

export const pageMeta = inLanguage({ title: m.branches_manage_title, lead: m.branches_manage_lead });

/** The page at /staff/branches. */
export const Component = scopedPage(pageMeta, ["branches.manage"], ManagedBranches);
