import { RequestQueue } from "../../features/review/RequestQueue.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = {
  title: "Update requests",
  lead: "Requests to change a name, date of birth or nationality.",
};

/** /review/update-requests (R-STA-06) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["reviewer"]}>
        <RequestQueue />
      </ForRoles>
    </Page>
  );
}
