import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { FindPerson } from "../../features/desk/FindPerson.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_title, lead: m.desk_lead }, { wide: true });

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["drivers.read"]}>
        <FindPerson />
      </WithScope>
    </Page>
  );
}
