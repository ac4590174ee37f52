import { Card, Container, Header, SkipLink } from "@kwan/ui";
import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import * as styles from "./layouts.css.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { ToastArea } from "./ToastArea.tsx";

/** R-FRM-01: the layout of the pages that log somebody in: one task, nothing beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-layout="auth">
      <SkipLink />
      <Header brand={<Brand />} />
      <main id="main" className={styles.main}>
        <Container width="narrow">
          <Card roomy>{children}</Card>
        </Container>
      </main>
      <PortalFooter isPublic />
      <ToastArea />
    </div>
  );
}
