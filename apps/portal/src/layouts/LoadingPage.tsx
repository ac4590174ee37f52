import { Container, Header, LoadingRegion, Skeleton, Stack } from "@kwan/ui";
import { m } from "#messages";
import { Page, type PageMeta } from "../page/Page.tsx";
import { Brand } from "./Brand.tsx";
import * as styles from "./layouts.css.ts";
import { PortalWords } from "./PortalWords.tsx";

/**
 * The content that is shown until the portal has loaded: the layout and, if it is known, the beginning of the page. It
 * is prerendered. Screen readers skip the beginning of the page until the page can be used.
 */
export function LoadingPage({ page }: { page?: PageMeta | undefined }) {
  return (
    <PortalWords>
      <div className={styles.page}>
        <Header brand={<Brand />} />
        <main id="main" className={styles.main}>
          <Container width="wide">
            <Stack space="large">
              {page && (
                <div aria-hidden="true">
                  <Page {...page} />
                </div>
              )}
              <LoadingRegion label={m.layouts_loading()}>
                <Skeleton lines={3} />
              </LoadingRegion>
            </Stack>
          </Container>
        </main>
      </div>
    </PortalWords>
  );
}
