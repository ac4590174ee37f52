import { OfficeQueue } from "../../features/office/OfficeQueue.tsx";
import { ForRoles } from "../../frame/ForRoles.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Office",
  lead: "Open applications, longest wait first.",
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
