import { type ReactNode, useId } from "react";
import * as styles from "./IdCard.css.ts";

/**
 * The background of a card: its art, or fine waves, and, if the card is not valid, the reason written across it. The
 * reason is hidden from screen readers, because it also appears as text.
 */
export function CardPattern({ mark, art }: { mark: string | undefined; art: ReactNode }) {
  const id = useId();
  return (
    <>
      <div className={styles.art}>
        {art === undefined ? (
          <svg aria-hidden="true" focusable="false" className={styles.pattern}>
            <pattern id={id} width="48" height="10" patternUnits="userSpaceOnUse">
              <path d="M0 5q12-7 24 0t24 0M0 9q12 7 24 0t24 0" fill="none" stroke="currentColor" strokeWidth="0.75" />
            </pattern>
            <rect width="100%" height="100%" fill={`url(#${id})`} />
          </svg>
        ) : (
          art
        )}
      </div>
      {mark && (
        <svg aria-hidden="true" focusable="false" viewBox="0 0 86 54" className={styles.markLayer}>
          <text
            x="43"
            y="36"
            textAnchor="middle"
            transform="rotate(-18 43 32)"
            fontSize={Math.min(16, 104 / mark.length)}
            className={styles.watermark}
          >
            {mark}
          </text>
        </svg>
      )}
    </>
  );
}
