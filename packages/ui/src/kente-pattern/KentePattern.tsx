import { type Ref, type SVGAttributes, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./KentePattern.css.ts";

export type KentePatternProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & { ref?: Ref<SVGSVGElement> };

/**
 * A narrow band of woven blocks, our own drawing in the manner of kente. It only decorates: a screen reader passes over it.
 *
 * @example
 * <KentePattern />
 */
export function KentePattern({ className, ...native }: KentePatternProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="12"
      {...native}
      className={classNames(styles.band, className)}
    >
      <pattern id={id} width="72" height="12" patternUnits="userSpaceOnUse">
        <path className={styles.ground} d="M0 0h72v12H0z" />
        {/* Steps that climb and fall, as weavers lay them. */}
        <path className={styles.gold} d="M0 9h3V6h3V3h3V0h6v3h3v3h3v3h3v3h-6V9h-3V6h-3V4v2H9v3H6v3H0z" />
        {/* The plain stretch between: a block of weft in bars. */}
        <path className={styles.red} d="M27 0h3v12h-3zm15 0h3v12h-3z" />
        <path className={styles.gold} d="M33 0h6v3h-6zm0 9h6v3h-6zm0-5h6v4h-6z" />
        <path className={styles.green} d="M48 12V9h3V6h3V3h3V0h6v3h3v3h3v3h3v3h-6V9h-3V6h-6v3h-3v3z" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
