import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Identities } from "../../features/office/Identities.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage(
  { title: m.office_identities_title, lead: m.office_identities_lead },
  { wide: true },
);

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["identities.verify"]}>
        <Identities />
      </WithScope>
    </Page>
  );
}
