import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as styles from "./InsetText.css.ts";

export type InsetTextProps = HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> | undefined };

/**
 * Text that stands out from the text around it, such as an example or a condition. For what people must not miss, use
 * `WarningText`. For a message about the page, use `Banner`.
 *
 * @example
 * <InsetText>It can take up to 8 weeks to register a vehicle from abroad.</InsetText>
 */
export function InsetText({ className, ...native }: InsetTextProps) {
  return <div {...native} className={classNames(styles.inset, className)} />;
}
