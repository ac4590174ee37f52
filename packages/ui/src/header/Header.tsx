import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Container, type ContainerProps } from "../container/Container.tsx";
import { closeIcon, menuIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useLinkRenderer } from "../link/link-renderer.ts";
import { hasPopovers } from "../popover/has-popovers.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Header.css.ts";

/** A link in the header's menu. */
export type HeaderLink = {
  href: string;
  label: ReactNode;
  /** Whether the link leads to the current page or its section. */
  current?: boolean | undefined;
};

export type HeaderProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** A link to the home page, with the product's wordmark. */
  brand: ReactNode;
  /** The main links. On narrow screens, a menu button opens them. */
  links?: readonly HeaderLink[];
  /** Always visible at the end of the row: buttons and menus with the tone `inherit`, or a login link. */
  actions?: ReactNode;
  /** Keeps the header at the top of the screen while the page scrolls. */
  sticky?: boolean;
  /** The maximum width of the content. Use the same value as for the page's `Container`, so that they line up. */
  width?: ContainerProps["width"];
  /** The name of the navigation landmark, for screen readers. */
  navLabel?: string;
  /** A band below the row, such as `<KentePattern />`. Set it for all headers with `Authority`. */
  pattern?: ReactNode;
  /** The label of the button that opens the links on narrow screens. */
  menuLabel?: string;
  closeLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The header of every page: the product, the main links and the most frequently used actions. On narrow screens the
 * menu is a native popover, so it works without JavaScript. In browsers without popovers, the links are always visible.
 * Keys: Enter and Space open the menu and move to its first link. Escape closes it and returns focus to its button.
 *
 * @example
 * <Header brand={<Link href="/"><Wordmark /></Link>} links={[{ href: "/services", label: "Services", current: true }]} />
 */
export function Header(props: HeaderProps) {
  const {
    brand,
    links = [],
    actions,
    sticky = false,
    width = "wide",
    navLabel = "Main",
    menuLabel = "Menu",
    closeLabel = "Close",
    pattern,
    className,
    ...native
  } = useWords("header", props);
  const Anchor = useLinkRenderer();
  const menuId = useId();
  const nav = useRef<HTMLElement>(null);
  // Client-side navigation keeps the document, so the menu has to be closed explicitly.
  const close = () => {
    if (hasPopovers() && nav.current?.matches(":popover-open")) nav.current.hidePopover();
  };
  return (
    <header {...native} className={classNames(styles.header, sticky && styles.sticky, className)}>
      <Container width={width}>
        <div className={styles.row}>
          <div className={styles.brand}>{brand}</div>
          {links.length > 0 && (
            <nav
              ref={nav}
              id={menuId}
              popover="auto"
              aria-label={navLabel}
              onToggle={({ newState }) => {
                // The open menu covers its button, so focus moves to the first link.
                if (newState === "open") nav.current?.querySelector("a")?.focus();
              }}
              className={styles.nav}
            >
              <div className={styles.close}>
                <IconButton label={closeLabel} icon={closeIcon} popoverTarget={menuId} popoverTargetAction="hide" />
              </div>
              <ul className={styles.links}>
                {links.map(({ href, label, current }) => (
                  <li key={href}>
                    <Anchor
                      href={href}
                      aria-current={current ? "page" : undefined}
                      onClick={close}
                      className={styles.link}
                    >
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.ends}>
            {actions}
            {links.length > 0 && (
              <IconButton
                label={menuLabel}
                icon={menuIcon}
                tone="inherit"
                popoverTarget={menuId}
                className={styles.menuButton}
              />
            )}
          </div>
        </div>
      </Container>
      {pattern}
    </header>
  );
}
