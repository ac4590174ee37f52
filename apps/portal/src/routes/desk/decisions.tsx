import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { DecisionQueue } from "../../features/desk/DecisionQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.desk_decisions_title, lead: m.desk_decisions_lead });

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["decisions.propose", "decisions.approve", "staff.manage"]}>
        <DecisionQueue />
      </WithScope>
    </Page>
  );
}
