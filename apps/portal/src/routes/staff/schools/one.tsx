import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { SchoolView } from "../../../features/staff/schools/SchoolView.tsx";
import { Page } from "../../../page/Page.tsx";
import { WithScope } from "../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.schools_school_title });

/** The page at /schools/{id}. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["schools.read"]}>
        <SchoolView key={id} id={id} />
      </WithScope>
    </Page>
  );
}
