import { kindByCode } from "@kwan/domain/kinds";
import { isKwanError } from "@kwan/sdk";
import { data, type LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../../queries/query-client.ts";
import { q } from "../queries.ts";

/**
 * A code that there is not, an application that there is not, or one of another code: all are the 404 of an unmatched route
 * (R-FRM-05). Where the application can't be loaded now, the page says so itself.
 */
export async function requireMatchingApplication({
  request,
  params: { id = "", code = "" },
}: LoaderFunctionArgs): Promise<null> {
  const row = kindByCode(code);
  if (!row) throw notFound(request);
  try {
    const { type } = await queryClient.ensureQueryData(q.services.application(id));
    if (type !== code) throw notFound(request);
  } catch (cause) {
    if (!isKwanError(cause)) throw cause;
    if (cause.status === 404 || cause.status === 400) throw notFound(request);
  }
  return null;
}

const notFound = (request: Request) =>
  data(`Page not found: ${new URL(request.url).pathname}`, { status: 404, statusText: "Page Not Found" });
