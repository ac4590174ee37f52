import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Imports } from "../../features/imports/Imports.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.imports_title, lead: m.imports_lead });

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["imports.make", "imports.run"]}>
        <Imports />
      </WithScope>
    </Page>
  );
}
