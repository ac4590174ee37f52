import { Page } from "../frame/Page.tsx";

/** / (R-RTE-01) */
export function Component() {
  return <Page title="Home" />;
}
