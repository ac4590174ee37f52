import { FlaggedPayments } from "../../features/office/FlaggedPayments.tsx";
import { ForRoles } from "../../frame/ForRoles.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Payments to check",
  lead: "Payments that came twice, came too late, or are not the amount of their invoice.",
};

/** /office/money */
export function Component() {
  return (
    <Page {...opening}>
      <ForRoles roles={["officer"]}>
        <FlaggedPayments />
      </ForRoles>
    </Page>
  );
}
