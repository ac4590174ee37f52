import type { HTMLAttributes, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { warningIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./WarningText.css.ts";

export type WarningTextProps = HTMLAttributes<HTMLDivElement> & {
  /** What a screen reader reads before the text. */
  label?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

/**
 * What happens to people who do not act, such as a fine. It is part of the text. Use it at most once on a page, and
 * `Banner` for a message about the page.
 *
 * @example
 * <WarningText>You can be fined if you drive without a licence.</WarningText>
 */
export function WarningText(props: WarningTextProps) {
  const { label = "Warning", className, children, ...native } = useWords("warningText", props);
  return (
    <div {...native} className={classNames(styles.warning, className)}>
      <Icon shape={warningIcon} size="large" className={styles.icon} />
      <div className={styles.words}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </div>
    </div>
  );
}
