import { FlaggedPayments } from "../../features/office/FlaggedPayments.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Payments to check",
  lead: "Payments that came twice, came too late, or are not the amount of their invoice.",
};

/** /office/money */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["officer"]}>
        <FlaggedPayments />
      </ForRoles>
    </Page>
  );
}
