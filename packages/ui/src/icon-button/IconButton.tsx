import type { ButtonHTMLAttributes, Ref } from "react";
import * as button from "../button/Button.css.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import * as styles from "./IconButton.css.ts";

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  /** What the button does. This is the accessible name and the tooltip. */
  label: string;
  icon: IconShape;
  tone?: keyof typeof button.tone;
  size?: keyof typeof styles.size;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A button with only an icon, where there is no room for text. Keys: Enter and Space activate it.
 *
 * @example
 * <IconButton label="Close" icon={closeIcon} onClick={close} />
 */
export function IconButton({
  label,
  icon,
  tone = "quiet",
  size = "standard",
  type = "button",
  className,
  ...native
}: IconButtonProps) {
  return (
    <button
      aria-label={label}
      title={label}
      {...native}
      type={type}
      className={classNames(button.button, button.tone[tone], styles.iconButton, styles.size[size], className)}
    >
      <Icon shape={icon} />
    </button>
  );
}
