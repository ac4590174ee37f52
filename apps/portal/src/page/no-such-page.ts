import { data } from "react-router";
import { m } from "#messages";

/** Returns the 404 for a loader to throw. Its message names the path (R-FRM-05). */
export const noSuchPage = ({ url }: Request) =>
  data(m.common_not_found_at({ path: new URL(url).pathname }), {
    status: 404,
    statusText: m.common_not_found_heading(),
  });
