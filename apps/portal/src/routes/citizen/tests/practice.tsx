import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Practice } from "../../../features/citizen/tests/Practice.tsx";
import { Page } from "../../../page/Page.tsx";

export const pageMeta = inLanguage({ title: m.tests_practice_title, lead: m.tests_practice_lead });

/** The page at /tests/practice (R-ADD-17). */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Practice />
    </Page>
  );
}
