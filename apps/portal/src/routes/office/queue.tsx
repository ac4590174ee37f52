import { OfficeQueue } from "../../features/office/OfficeQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Office",
  lead: "Open applications, longest wait first.",
};

/** /office (R-ADD-03) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <OfficeQueue />
      </ForRoles>
    </Page>
  );
}
