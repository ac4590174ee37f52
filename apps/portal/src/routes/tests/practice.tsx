import { Practice } from "../../features/tests/Practice.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = {
  title: "Practice",
  lead: "Free, as often as you like. Once opened, the questions work without a network.",
};

/** /tests/practice (R-ADD-17) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Practice />
    </Page>
  );
}
