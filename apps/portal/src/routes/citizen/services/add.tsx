import { isKind, type Kind, kinds } from "@kwan/domain/kinds";
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { ApplicationForm } from "../../../features/everyone/services/apply/ApplicationForm.tsx";
import { InDetail } from "../../../features/everyone/services/choose/InDetail.tsx";
import { InDetailContext } from "../../../features/everyone/services/choose/in-detail.ts";
import { hasApplications } from "../../../features/everyone/services/has-applications.ts";
import { noSuchPage } from "../../../page/no-such-page.ts";
import { Page } from "../../../page/Page.tsx";
import { pathOf } from "../../../paths.ts";
import { NeedsProfile } from "../../../session/NeedsProfile.tsx";

/**
 * Sends people without an application to the page where they choose their first service, unless they come from that
 * page (R-STA-04). During a navigation, `location` still has the URL of the page that they are leaving.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const kind = new URL(request.url).searchParams.get("kind");
  const isFromFirst = location.pathname === pathOf("/services/add/first");
  // The service that they came for is shown first there.
  if (!isFromFirst && !(await hasApplications()))
    return redirect(`${pathOf("/services/add/first")}${kind === null ? "" : `?${new URLSearchParams({ kind })}`}`);
  if (kind === null) return redirect(pathOf("/services/add/type"));
  if (!isKind(kind) || kinds[kind].filed_by !== "applicant") throw noSuchPage(request);
  return null;
}

/** Whether to run the loader again. All steps of the form are on one page, so the loader does not run between steps. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const pageMetaOf = (kind: Kind) => ({ title: kinds[kind].title, lead: kinds[kind].summary });

/** The page at /services/add (R-RTE-09). */
export function Component() {
  const [params] = useSearchParams();
  const kind = params.get("kind") ?? "";
  if (!isKind(kind)) return null;
  return (
    <Page {...pageMetaOf(kind)}>
      <NeedsProfile>
        {(driver) => (
          <InDetailContext value={InDetail}>
            <ApplicationForm kind={kind} driver={driver} draft={params.get("draft") ?? undefined} />
          </InDetailContext>
        )}
      </NeedsProfile>
    </Page>
  );
}
