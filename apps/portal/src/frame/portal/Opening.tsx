import { Container, Header, LoadingRegion, Skeleton } from "@kwan/ui";
import { Brand } from "../Brand.tsx";
import * as styles from "../layouts.css.ts";

/** What stands there until the portal is loaded: the frame, where it will be. It is in the document before any script has come. */
export function Opening() {
  return (
    <div className={styles.page}>
      <Header brand={<Brand />} />
      <main id="main" className={styles.main}>
        <Container>
          <LoadingRegion label="Loading the portal">
            <Skeleton lines={3} />
          </LoadingRegion>
        </Container>
      </main>
    </div>
  );
}
