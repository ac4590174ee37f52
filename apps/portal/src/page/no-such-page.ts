import { data } from "react-router";
import { m } from "#messages";

/** Returns what a loader throws if nothing is at its path: a 404 that names the path (R-FRM-05). */
export const noSuchPage = ({ url }: Request) =>
  data(m.common_not_found_at({ path: new URL(url).pathname }), {
    status: 404,
    statusText: m.common_not_found_heading(),
  });
