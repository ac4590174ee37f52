import { data } from "react-router";
import { m } from "#messages";

/** What a loader throws if its path leads nowhere: a 404 that names the path (R-FRM-05). */
export const noSuchPage = ({ url }: Request) =>
  data(m.common_not_found_at({ path: new URL(url).pathname }), {
    status: 404,
    statusText: m.common_not_found_heading(),
  });
