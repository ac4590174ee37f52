import { Banner, Container, type ContainerProps } from "@kwan/ui";
import { useEffect, useState } from "react";
import { m } from "#messages";
import * as styles from "./notices.css.ts";
import { addTo, idsIn } from "./read-before.ts";
import type { Notice } from "./use-notices.ts";

type NoticesProps = { notices: readonly Notice[]; width: NonNullable<ContainerProps["width"]> };

/**
 * The notices that nobody has dismissed on this device. Each is read out once: on a further page, it is there to be read,
 * but screen readers do not announce it again.
 */
export function Notices({ notices, width }: NoticesProps) {
  const [dismissed, setDismissed] = useState(() => idsIn("kwan.notices.dismissed"));
  const [readBefore] = useState(() => idsIn("kwan.notices.read"));
  const shown = notices.filter(({ id }) => !dismissed.includes(id));
  useEffect(() => {
    const ids = notices.map(({ id }) => id);
    addTo("kwan.notices.read", ids);
  }, [notices]);
  if (shown.length === 0) return null;
  return (
    <Container width={width} className={styles.notices}>
      {shown.map(({ id, tone, text }) => (
        <div key={id} aria-live={readBefore.includes(id) ? "off" : undefined}>
          <Banner
            // The area announces it, so the banner itself does not.
            role="note"
            aria-label={m.layouts_notice()}
            tone={tone}
            onDismiss={() => setDismissed(addTo("kwan.notices.dismissed", [id]))}
            dismissLabel={m.layouts_dismiss_notice()}
          >
            {text}
          </Banner>
        </div>
      ))}
    </Container>
  );
}
