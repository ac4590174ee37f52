import { m } from "#messages";
import { SetUp } from "../../features/setup/SetUp.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = {
  title: m.setup_title(),
  lead: m.setup_lead(),
};

/** The page at /setup, where a new portal gets its first administrator. */
export const Component = () => (
  <Page {...pageMeta}>
    <SetUp />
  </Page>
);
