import { Container, Header, SkipLink } from "@kwan/ui";
import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import * as styles from "./layouts.css.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { ToastArea } from "./ToastArea.tsx";

/** R-FRM-01: the layout of the pages that anybody opens by a link they were given. */
export function ExternalLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-layout="external">
      <SkipLink />
      <Header brand={<Brand />} />
      <main id="main" className={styles.main}>
        <Container width="narrow">{children}</Container>
      </main>
      <PortalFooter isPublic />
      <ToastArea />
    </div>
  );
}
