import type { Scope } from "@kwan/domain";
import type { ComponentType } from "react";
import { WithScope } from "../session/WithScope.tsx";
import { Page, type PageMeta } from "./Page.tsx";

/**
 * Creates a page that shows one component to people who have at least one of the scopes.
 *
 * @example
 * export const Component = scopedPage(pageMeta, ["audit.read"], AuditLog);
 */
export const scopedPage = (pageMeta: PageMeta, any: readonly Scope[], Part: ComponentType) =>
  function ScopedPage() {
    return (
      <Page {...pageMeta}>
        <WithScope any={any}>
          <Part />
        </WithScope>
      </Page>
    );
  };
