import { useParams, useSearchParams } from "react-router";
import { RequestView } from "../../features/review/RequestView.tsx";
import { Page } from "../../page/Page.tsx";
import { ForRoles } from "../../session/ForRoles.tsx";

export const pageMeta = { title: "Update request", lead: "Compare each change with its evidence, then decide." };

/** /review/update-requests/{id} (R-STA-06, R-ROL-02) */
export function Component() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  return (
    <Page {...pageMeta}>
      <ForRoles roles={["reviewer"]}>
        <RequestView key={id} id={id} driver={search.get("driver") ?? undefined} />
      </ForRoles>
    </Page>
  );
}
