import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { AppealFile } from "../../features/staff/appeals/AppealFile.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_appeal_title, lead: m.desk_appeal_lead });

export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["appeals.decide"]}>
        <AppealFile key={id} id={id} />
      </WithScope>
    </Page>
  );
}
