import { RequestQueue } from "../../features/review/RequestQueue.tsx";
import { ForRoles } from "../../frame/ForRoles.tsx";
import { Page } from "../../frame/Page.tsx";

export const opening = {
  title: "Update requests",
  lead: "Requests to change a name, date of birth or nationality.",
};

/** /review/update-requests (R-STA-06) */
export function Component() {
  return (
    <Page {...opening}>
      <ForRoles roles={["reviewer"]}>
        <RequestQueue />
      </ForRoles>
    </Page>
  );
}
