import { OfficeQueue } from "../../features/office/OfficeQueue.tsx";
import { ForRoles } from "../../frame/ForRoles.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Office",
  lead: "Applications that are sent and not at their end. What has waited longest comes first.",
};

/** /office (R-ADD-03) */
export function Component() {
  return (
    <Page {...opening}>
      <ForRoles roles={["officer"]}>
        <OfficeQueue />
      </ForRoles>
    </Page>
  );
}
