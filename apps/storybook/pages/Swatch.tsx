import styles from "./pages.module.css";

/** A colour, with its value. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <span className={styles.swatch}>
      <svg aria-hidden="true" viewBox="0 0 48 24" className={styles.sample}>
        <rect width="48" height="24" fill={colour} />
      </svg>
      <code>{colour}</code>
    </span>
  );
}
