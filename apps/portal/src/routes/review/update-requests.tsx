import { RequestQueue } from "../../features/review/RequestQueue.tsx";
import { Page } from "../../frame/Page.tsx";

/** /review/update-requests (R-STA-06) */
export function Component() {
  return (
    <Page title="Update requests" lead="Changes of names, birth dates and nationality. The oldest comes first.">
      <RequestQueue />
    </Page>
  );
}
