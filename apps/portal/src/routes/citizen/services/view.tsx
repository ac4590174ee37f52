import { type Kind, kindByCode, kinds } from "@kwan/domain/kinds";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { q } from "../../../features/everyone/services/queries.ts";
import { ApplicationView } from "../../../features/everyone/services/view/ApplicationView.tsx";
import { DoneBanner, useDescribedByDone } from "../../../page/DoneBanner.tsx";
import { orNothing } from "../../../page/or-nothing.ts";
import { Page } from "../../../page/Page.tsx";

export { requireMatchingApplication as loader } from "../../../features/everyone/services/view/require-matching-application.ts";

// Loaded on demand, because most applications are not rejected.
const RejectionAppeal = lazy(
  orNothing(async () => (await import("../../../features/citizen/decisions/RejectionAppeal.tsx")).RejectionAppeal),
);

export const pageMetaOf = (kind: Kind) => ({ title: kinds[kind].title, lead: kinds[kind].summary });

/**
 * The page at /services/view/{serviceId}/{code} (R-RTE-06), for all codes. The services differ only in their rows in
 * the table of services.
 */
export function Component() {
  const describedBy = useDescribedByDone();
  const { id = "", code = "" } = useParams();
  const { data: application } = useQuery(q.services.application(id));
  const row = kindByCode(code);
  if (!row) return null;
  return (
    <Page {...pageMetaOf(row.kind)} {...describedBy}>
      <DoneBanner status={application?.status} />
      <ApplicationView
        key={id}
        row={row}
        id={id}
        appeal={
          <Suspense>
            <RejectionAppeal what="application" id={id} title={row.title} />
          </Suspense>
        }
      />
    </Page>
  );
}
