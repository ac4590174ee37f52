import { type Ref, type SVGAttributes, useId } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./KentePattern.css.ts";

export type KentePatternProps = Omit<SVGAttributes<SVGSVGElement>, "children"> & { ref?: Ref<SVGSVGElement> };

/**
 * A narrow band of woven blocks in the style of kente. It is decorative: screen readers skip it.
 *
 * @example
 * <KentePattern />
 */
export function KentePattern({ className, ...native }: KentePatternProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" focusable="false" height="12" {...native} className={classNames(styles.band, className)}>
      <pattern id={id} width="72" height="12" patternUnits="userSpaceOnUse">
        <path className={styles.ground} d="M0 0h72v12H0z" />
        {/* The stepped motif. */}
        <path className={styles.gold} d="M0 9h3V6h3V3h3V0h6v3h3v3h3v3h3v3h-6V9h-3V6h-3V4v2H9v3H6v3H0z" />
        {/* The plain block of bars between two motifs. */}
        <path className={styles.red} d="M27 0h3v12h-3zm15 0h3v12h-3z" />
        <path className={styles.gold} d="M33 0h6v3h-6zm0 9h6v3h-6zm0-5h6v4h-6z" />
        <path className={styles.green} d="M48 12V9h3V6h3V3h3V0h6v3h3v3h3v3h3v3h-6V9h-3V6h-6v3h-3v3z" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
