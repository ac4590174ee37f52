import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { Spinner } from "../spinner/Spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Button.css.ts";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` for a page's main action, `error` for actions that cannot be undone. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** Whether the button fills the width of its container. */
  wide?: boolean;
  /** An icon before the label: one of the exports whose names end in `Icon`. */
  icon?: IconShape | undefined;
  /** Whether the action is in progress. The button then stays in place, keeps focus and ignores further presses. */
  busy?: boolean | undefined;
  /** What a screen reader adds to the label while the button is busy. */
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
};

const takeNothing = (event: MouseEvent) => event.preventDefault();

/**
 * A button for an action. Its type is `button` by default. Keys: Enter and Space activate it.
 *
 * @example
 * <Button type="submit" busy={isSending}>Send my application</Button>
 */
export function Button(props: ButtonProps) {
  const {
    tone = "primary",
    size = "standard",
    wide = false,
    icon,
    busy = false,
    busyLabel = "Working",
    type = "button",
    onClick,
    className,
    children,
    ...native
  } = useWords("button", props);
  return (
    <button
      {...native}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || native["aria-disabled"]}
      onClick={busy ? takeNothing : onClick}
      className={classNames(styles.button, styles.tone[tone], styles.size[size], wide && styles.wide, className)}
    >
      {busy ? <Spinner /> : icon && <Icon shape={icon} />}
      <span>{children}</span>
      {busy && <VisuallyHidden role="status">{busyLabel}</VisuallyHidden>}
    </button>
  );
}
