import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Identities } from "../../features/office/Identities.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = inLanguage({ title: m.office_identities_title, lead: m.office_identities_lead });

export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <Identities />
      </ForRoles>
    </Page>
  );
}
