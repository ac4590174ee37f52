import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { ManagedProgram } from "../../../../features/staff/staff/programs/ManagedProgram.tsx";
import { Page } from "../../../../page/Page.tsx";
import { WithScope } from "../../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.programs_one_title });

/** The page at /staff/programs/{id}. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["staff.manage"]}>
        <ManagedProgram key={id} id={id} />
      </WithScope>
    </Page>
  );
}
