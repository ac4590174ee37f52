import { Branches } from "../../features/branches/Branches.tsx";
import { Page } from "../../page/Page.tsx";

export const pageMeta = { title: "Branches", lead: "Find where to go for a test, an appointment or your card." };

/** /branches (R-ADD-18) */
export function Component() {
  return (
    <Page {...pageMeta}>
      <Branches />
    </Page>
  );
}
