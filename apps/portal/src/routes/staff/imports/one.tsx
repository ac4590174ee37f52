import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { ImportPage } from "../../../features/staff/imports/ImportPage.tsx";
import { Page } from "../../../page/Page.tsx";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.imports_import_title });

export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["imports.make", "imports.run"]}>
        <ImportPage key={id} id={id} />
      </WithScope>
    </Page>
  );
}
