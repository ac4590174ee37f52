import type { LoaderFunctionArgs } from "react-router";
import { noSuchPage } from "../page/no-such-page.ts";

/** A path that matches no route leads to a 404 page that names the path (R-FRM-05). The layout stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw noSuchPage(request);
}

export const Component = () => null;
