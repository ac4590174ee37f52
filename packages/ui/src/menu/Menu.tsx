import {
  type ButtonHTMLAttributes,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import { Button, type ButtonProps } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { chevronDownIcon, type IconShape } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { hasPopovers } from "../popover/has-popovers.ts";
import { usePlacement } from "../popover/use-placement.ts";
import { useMergedRef } from "../use-merged-ref.ts";
import * as styles from "./Menu.css.ts";
import { MenuEntry, type MenuItem } from "./MenuEntry.tsx";
import { itemsOf, useMenuKeys } from "./use-menu-keys.ts";

export type MenuProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "type"> & {
  /** The button's label, which is also the menu's accessible name. */
  label: string;
  /** An icon that replaces the label on the button. Screen readers still read the label. */
  icon?: IconShape | undefined;
  /** The menu's links and actions, in order. */
  items: readonly MenuItem[];
  /** The style of the button: `inherit` in a header. */
  tone?: NonNullable<ButtonProps["tone"]>;
  size?: NonNullable<ButtonProps["size"]>;
  /** The edge of the button that the menu is aligned with. */
  align?: "start" | "end";
  /** Content to show after the button's label, such as a `NotificationBadge`. */
  badge?: ReactNode;
  /** Called when the menu is opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * A button that opens a list of actions or links. Keys: on the button, Enter, Space and Down open the menu at the first
 * item, and Up at the last. Inside, Down and Up move and wrap around, Home and End go to the first and last items,
 * typed letters go to the next item that begins with them, Enter and Space choose an item, and Escape and Tab close the
 * menu. Focus then returns to the button.
 *
 * @example
 * <Menu label="Account" items={[{ label: "Profile", href: "/profile" }, { label: "Log out", onChoose: logOut }]} />
 */
export function Menu({
  label,
  icon,
  items,
  tone = "secondary",
  size = "standard",
  align = "start",
  badge,
  onOpenChange,
  onKeyDown,
  onClick,
  ref,
  ...native
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const opensAt = useRef<0 | -1>(0);
  const merged = useMergedRef(button, ref);
  const [open, setOpen] = useState(false);
  usePlacement(open, { anchor: () => button.current, panel: menu }, { side: "below", align, gap: 4 });

  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen !== open) onOpenChange?.(isOpen);
    if (isOpen) itemsOf(menu.current).at(opensAt.current)?.focus({ preventScroll: true });
    opensAt.current = 0;
  };
  const change = (isOpen: boolean) => {
    if (hasPopovers()) return isOpen ? menu.current?.showPopover() : menu.current?.hidePopover();
    // The panel must be visible before one of its items can receive focus.
    menu.current?.toggleAttribute("data-open", isOpen);
    show(isOpen);
    if (!isOpen) button.current?.focus();
  };
  const close = () => change(false);
  const byKey = useMenuKeys(menu, close);
  const opener = {
    ...native,
    ref: merged,
    tone,
    size,
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    "aria-controls": id,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented) return;
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      opensAt.current = event.key === "ArrowUp" ? -1 : 0;
      change(true);
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event);
      if (!hasPopovers() && !event.defaultPrevented) change(!open);
    },
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...opener} label={label} icon={icon} />
      ) : (
        <Button {...opener}>
          {label}
          {badge} <Icon shape={chevronDownIcon} />
        </Button>
      )}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={(event) => show(event.newState === "open")}
        onBlur={({ relatedTarget }) => {
          if (open && !hasPopovers() && !menu.current?.contains(relatedTarget) && relatedTarget !== button.current)
            change(false);
        }}
        onKeyDown={byKey}
        className={styles.menu}
      >
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.divided && <hr className={styles.divider} />}
            <MenuEntry item={item} close={close} />
          </Fragment>
        ))}
      </div>
    </>
  );
}
