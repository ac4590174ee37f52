import { inLanguage } from "@kwan/domain/language";
import { useParams } from "react-router";
import { m } from "#messages";
import { ManagedBranch } from "../../../../features/staff/staff/branches/ManagedBranch.tsx";
import { Page } from "../../../../page/Page.tsx";
import { WithScope } from "../../../../session/WithScope.tsx";

export const pageMeta = inLanguage({ title: m.branches_one_title });

/** The page at /staff/branches/{id}. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <Page {...pageMeta}>
      <WithScope any={["branches.manage"]}>
        <ManagedBranch key={id} id={id} />
      </WithScope>
    </Page>
  );
}
