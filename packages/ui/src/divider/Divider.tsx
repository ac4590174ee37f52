import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./Divider.css.ts";

export type DividerProps = HTMLAttributes<HTMLHRElement> & { ref?: Ref<HTMLHRElement> };

/**
 * A thin line between two parts of a page.
 *
 * @example
 * <Stack><Text>Above</Text><Divider /><Text>Below</Text></Stack>
 */
export function Divider({ className, ...native }: DividerProps) {
  return <hr {...native} className={classNames(styles.divider, className)} />;
}
