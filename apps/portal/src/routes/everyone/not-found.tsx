import type { LoaderFunctionArgs } from "react-router";
import { noSuchPage } from "../../page/no-such-page.ts";

/** Throws a 404 that names the path, because the path matches no route (R-FRM-05). The layout stays. */
export function loader({ request }: LoaderFunctionArgs): never {
  throw noSuchPage(request);
}

export const Component = () => null;
