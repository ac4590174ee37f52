import * as styles from "./ErrorView.css.ts";

/** An illustration of a road closed by a barrier. */
export function RoadEnds() {
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" focusable="false" className={styles.drawing}>
      <path className={styles.tar} d="M100 48h40l44 68H56z" />
      <path className={styles.paint} d="M118.5 90h3l1.5 12h-6zm-1.5 18h6l.8 8h-7.6zM119 76h2l1 8h-4z" />
      <path className={styles.ground} d="M8 48h224M20 116h200" strokeWidth="2" strokeLinecap="round" />
      <path className={styles.post} d="M78 34v38M162 34v38" strokeWidth="5" strokeLinecap="round" />
      <rect className={styles.board} x="64" y="38" width="112" height="22" rx="3" strokeWidth="3" />
      <path className={styles.stripe} d="m76 58 14-18m10 18 14-18m10 18 14-18m10 18 14-18" strokeWidth="7" />
    </svg>
  );
}
