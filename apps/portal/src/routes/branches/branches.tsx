import { Branches } from "../../features/branches/Branches.tsx";
import { Page } from "../../frame/Page.tsx";

/** /branches (R-ADD-18) */
export function Component() {
  return (
    <Page title="Branches" lead="Find where to go for a test, a visit or your card.">
      <Branches />
    </Page>
  );
}
