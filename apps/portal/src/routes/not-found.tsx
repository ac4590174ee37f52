import { data, type LoaderFunctionArgs } from "react-router";

/** R-FRM-05: what matches no route is a 404 that names the path; the frame stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404, statusText: "Page Not Found" });
}

export const Component = () => null;
