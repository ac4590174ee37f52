import type { LoaderFunctionArgs } from "react-router";
import { noSuchPage } from "../page/no-such-page.ts";

/** R-FRM-05: a path that matches no route leads to a 404 page that names the path. The layout stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw noSuchPage(request);
}

export const Component = () => null;
