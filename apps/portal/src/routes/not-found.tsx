import { data, type LoaderFunctionArgs } from "react-router";
import { m } from "#messages";

/** R-FRM-05: a path that matches no route leads to a 404 page that names the path. The layout stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data(m.common_not_found_at({ path: new URL(request.url).pathname }), {
    status: 404,
    statusText: m.common_not_found_heading(),
  });
}

export const Component = () => null;
