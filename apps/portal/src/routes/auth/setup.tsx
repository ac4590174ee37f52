import { m } from "#messages";
import { SetUp } from "../../features/setup/SetUp.tsx";
import { Page } from "../../page/Page.tsx";

// What can be done here depends on whether it has been done, so the form says it and not the lead.
export const pageMeta = { title: m.setup_title() };

/** The page at /setup, where a new portal gets its first administrator. */
export const Component = () => (
  <Page {...pageMeta}>
    <SetUp />
  </Page>
);
