import { Container, Header, LoadingRegion, Skeleton, Stack } from "@kwan/ui";
import { Page, type PageMeta } from "../page/Page.tsx";
import { Brand } from "./Brand.tsx";
import * as styles from "./layouts.css.ts";

/**
 * What stands there until the portal is loaded: the frame, and what the page begins with where that is known, where it will be.
 * It is in the document before any script has come. To be heard, the page waits until it can be used.
 */
export function LoadingPage({ page }: { page?: PageMeta | undefined }) {
  return (
    <div className={styles.page}>
      <Header brand={<Brand />} />
      <main id="main" className={styles.main}>
        <Container>
          <Stack space="large">
            {page && (
              <div aria-hidden="true">
                <Page {...page} />
              </div>
            )}
            <LoadingRegion label="Loading the portal">
              <Skeleton lines={3} />
            </LoadingRegion>
          </Stack>
        </Container>
      </main>
    </div>
  );
}
