import { Card, Container, Header, SkipLink } from "@kwan/ui";
import { type ReactNode, useEffect } from "react";
import { NoticeArea } from "../notices/NoticeArea.tsx";
import { CatchFailure } from "../page/CatchFailure.tsx";
import { keepFocus } from "../page/keep-focus.ts";
import { noteStart } from "../page/start.ts";
import { ToastArea } from "../toasts/ToastArea.tsx";
import { Brand } from "./Brand.tsx";
import * as styles from "./layouts.css.ts";
import { PortalFooter } from "./PortalFooter.tsx";
import { PortalWords } from "./PortalWords.tsx";

/**
 * The layouts of pages that need no login (R-FRM-01). `auth` shows one task on a card, and `external` is for anyone who
 * follows a link.
 */
export function PublicLayout({ layout, children }: { layout: "auth" | "external"; children: ReactNode }) {
  useEffect(noteStart, []);
  useEffect(keepFocus, []);
  return (
    <PortalWords>
      <div className={styles.page} data-layout={layout}>
        <SkipLink />
        <Header brand={<Brand />} />
        <NoticeArea width="narrow" />
        <main id="main" className={styles.main}>
          <Container width="narrow">
            <CatchFailure>{layout === "auth" ? <Card roomy>{children}</Card> : children}</CatchFailure>
          </Container>
        </main>
        <PortalFooter isPublic />
        <ToastArea />
      </div>
    </PortalWords>
  );
}
