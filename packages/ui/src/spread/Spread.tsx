import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as inline from "../inline/Inline.css.ts";
import { gap } from "../theme/space.css.ts";
import type { Space } from "../theme/tokens.ts";
import * as styles from "./Spread.css.ts";

export type SpreadProps = HTMLAttributes<HTMLDivElement> & {
  /** The least room between two children. */
  space?: Space;
  /** Where the children stand across the row. */
  alignY?: keyof typeof inline.alignY;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Children pushed to the two ends of a row; below each other where they do not fit.
 *
 * @example
 * <Spread><Heading level={2}>Applications</Heading><LinkButton href="/services/add">Apply</LinkButton></Spread>
 */
export function Spread({ space = "small", alignY = "center", className, ...native }: SpreadProps) {
  return <div {...native} className={classNames(styles.spread, inline.alignY[alignY], gap[space], className)} />;
}
