import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Branches } from "../../features/everyone/branches/Branches.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = inLanguage({ title: m.branches_title, lead: m.branches_lead });

/** The page at /branches (R-ADD-18). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Branches />
    </Page>
  );
}
