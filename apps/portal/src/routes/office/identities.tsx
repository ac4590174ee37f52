import { Identities } from "../../features/office/Identities.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Identities to check",
  lead: "People whose identification has not been compared with the original. The longest wait comes first.",
};

/** /office/identities */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <Identities />
      </ForRoles>
    </Page>
  );
}
