import { m } from "#messages";
import { SetUp } from "../../features/open/setup/SetUp.tsx";
import { Page } from "../../page/Page.tsx";

// There is no lead: the form itself says what can be done, which depends on whether the portal has already been set up.
export const pageMeta = { title: m.setup_title() };

/** The page at /setup, where a new portal gets its first administrator. */
export const Component = () => (
  <Page {...pageMeta}>
    <SetUp />
  </Page>
);
