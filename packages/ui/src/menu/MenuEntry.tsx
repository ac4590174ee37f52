import type { MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Menu.css.ts";

/** A menu item: a link or an action. */
export type MenuItem = {
  label: string;
  /** An icon before the label. */
  icon?: IconShape | undefined;
  /** `error` for actions that cannot be undone. */
  tone?: keyof typeof styles.tone | undefined;
  /** Whether to draw a line before the item, to start a new group. */
  divided?: boolean | undefined;
} & (
  | { href: string; onChoose?: never; disabled?: never }
  | {
      href?: never;
      onChoose: () => void;
      /**
       * Whether the action is unavailable. The item can still be reached with the keyboard, so that people know it
       * exists.
       */
      disabled?: boolean | undefined;
    }
);

export type MenuEntryProps = { item: MenuItem; close: () => void };

/** An item in an open menu, rendered as a link or a button. */
export function MenuEntry({ item, close }: MenuEntryProps) {
  const Anchor = useLinkRenderer();
  const { label, icon, tone = "standard", href, onChoose, disabled } = item;
  const attributes = { role: "menuitem", tabIndex: -1, className: classNames(styles.item, styles.tone[tone]) };
  const words = (
    <>
      {icon && <Icon shape={icon} />}
      <span>{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor {...attributes} href={href} onClick={close}>
        {words}
      </Anchor>
    );
  }
  // Close the menu first, so that focus is back on the button before the action opens a dialog.
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    if (disabled) return;
    close();
    onChoose();
  };
  return (
    <button {...attributes} type="button" aria-disabled={disabled} onClick={choose}>
      {words}
    </button>
  );
}
