import { data, type LoaderFunctionArgs } from "react-router";
import { m } from "#messages";

/** R-FRM-05: an address that matches no route is a 404 that names the path; the layout stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data(m.common_not_found_at({ path: new URL(request.url).pathname }), {
    status: 404,
    statusText: m.common_not_found_heading(),
  });
}

export const Component = () => null;
