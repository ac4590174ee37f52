import { kindByCode } from "@kwan/domain/kinds";
import { isKwanError } from "@kwan/sdk";
import type { LoaderFunctionArgs } from "react-router";
import { noSuchPage } from "../../../../page/no-such-page.ts";
import { queryClient } from "../../../../queries/query-client.ts";
import { q } from "../queries.ts";

/**
 * Throws a 404, as for an unmatched route (R-FRM-05), if the code or the application is unknown, or if they do not
 * belong together. If the application cannot be loaded for another reason, the page itself reports the error.
 */
export async function requireMatchingApplication({
  request,
  params: { id = "", code = "" },
}: LoaderFunctionArgs): Promise<null> {
  const row = kindByCode(code);
  if (!row) throw noSuchPage(request);
  try {
    const { type } = await queryClient.ensureQueryData(q.services.application(id));
    if (type !== code) throw noSuchPage(request);
  } catch (cause) {
    if (!isKwanError(cause)) throw cause;
    if (cause.status === 404 || cause.status === 400) throw noSuchPage(request);
  }
  return null;
}
