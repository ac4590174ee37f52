import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { Trainees } from "../../features/school/Trainees.tsx";
import { Page } from "../../page/Page.tsx";
import { WithScope } from "../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.school_trainees_title, lead: m.school_trainees_lead }, { wide: true });

export function Component() {
  return (
    <Page {...pageMeta}>
      <WithScope any={["lessons.record"]}>
        <Trainees />
      </WithScope>
    </Page>
  );
}
