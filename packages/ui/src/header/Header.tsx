import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { Container, type ContainerProps } from "../container/Container.tsx";
import { closeIcon, menuIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { KentePattern } from "../kente-pattern/KentePattern.tsx";
import { useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Header.css.ts";

/** A link of the header's menu. */
export type HeaderLink = {
  href: string;
  label: ReactNode;
  /** It leads to the page one is on, or to the part of the product that the page belongs to. */
  current?: boolean | undefined;
};

export type HeaderProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The product: a link to its first page with the wordmark in it. */
  brand: ReactNode;
  /** The main ways. On narrow screens they stand behind a menu button. */
  links?: readonly HeaderLink[];
  /** What is always at hand, at the end of the row: buttons and menus of the tone `inherit`, or a way to log in. */
  actions?: ReactNode;
  /** Stays at the top of the screen while the page scrolls. */
  sticky?: boolean;
  /** How wide the row is, as the `Container` of the page. */
  width?: ContainerProps["width"];
  /** What the links are called. */
  navLabel?: string;
  /** What the button says that opens the links on narrow screens. */
  menuLabel?: string;
  closeLabel?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * The top of every page: what this is, where one can go, and what is always at hand. The menu of narrow screens is the
 * browser's own popover, so it opens before any script has come.
 * Keys: Enter and Space open the menu, Escape closes it and leads back to its button.
 *
 * @example
 * <Header brand={<Link href="/"><Wordmark /></Link>} links={[{ href: "/services", label: "Services", current: true }]} />
 */
export function Header({
  brand,
  links = [],
  actions,
  sticky = false,
  width = "wide",
  navLabel = "Main",
  menuLabel = "Menu",
  closeLabel = "Close",
  className,
  ...native
}: HeaderProps) {
  const Anchor = useLinkRenderer();
  const menuId = useId();
  const nav = useRef<HTMLElement>(null);
  // A link leads to another page without a new document: the menu must not stay on top of it.
  const close = () => {
    if (nav.current?.matches(":popover-open")) nav.current.hidePopover();
  };
  return (
    <header {...native} className={classNames(styles.header, sticky && styles.sticky, className)}>
      <Container width={width}>
        <div className={styles.row}>
          <div className={styles.brand}>{brand}</div>
          {links.length > 0 && (
            <nav ref={nav} id={menuId} popover="auto" aria-label={navLabel} className={styles.nav}>
              <div className={styles.close}>
                <IconButton label={closeLabel} shape={closeIcon} popoverTarget={menuId} popoverTargetAction="hide" />
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
                shape={menuIcon}
                tone="inherit"
                popoverTarget={menuId}
                className={styles.menuButton}
              />
            )}
          </div>
        </div>
      </Container>
      <KentePattern />
    </header>
  );
}
