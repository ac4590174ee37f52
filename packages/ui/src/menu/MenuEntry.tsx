import type { MouseEvent } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconShape } from "../icon/shapes.ts";
import { useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Menu.css.ts";

/** One line of a menu: a place to go or a thing to do. */
export type MenuItem = {
  label: string;
  /** A drawing before the words. */
  shape?: IconShape | undefined;
  /** `critical` for what can't be undone. */
  tone?: keyof typeof styles.tone | undefined;
  /** A line stands before it: it begins another group. */
  divided?: boolean | undefined;
} & (
  | { href: string; onChoose?: never; disabled?: never }
  | {
      href?: never;
      onChoose: () => void;
      /** It can't be done now. The keyboard still finds it, so that a person learns of it. */
      disabled?: boolean | undefined;
    }
);

export type MenuEntryProps = { item: MenuItem; close: () => void };

/** An item of an open menu, as a link or as a button. */
export function MenuEntry({ item, close }: MenuEntryProps) {
  const Anchor = useLinkRenderer();
  const { label, shape, tone = "standard", href, onChoose, disabled } = item;
  const looks = { role: "menuitem", tabIndex: -1, className: classNames(styles.item, styles.tone[tone]) };
  const words = (
    <>
      {shape && <Icon shape={shape} />}
      <span>{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor {...looks} href={href} onClick={close}>
        {words}
      </Anchor>
    );
  }
  // It closes first, so that the focus is back on its button when what is chosen opens a dialog.
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    if (disabled) return;
    close();
    onChoose();
  };
  return (
    <button {...looks} type="button" aria-disabled={disabled} onClick={choose}>
      {words}
    </button>
  );
}
