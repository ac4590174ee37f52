import type { HTMLAttributes, ReactNode, Ref } from "react";
import { useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Tabs.css.ts";

/** A view with its own URL. */
export type TabLink = {
  href: string;
  label: ReactNode;
  /** Whether this view is the current page. */
  current?: boolean | undefined;
};

export type TabLinksProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The accessible name for the set of links: what the views have in common. */
  label: string;
  links: readonly TabLink[];
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * Links to several views of one subject, styled as tabs. Keys: Enter follows a link.
 *
 * @example
 * <TabLinks label="Profile" links={[{ href: "/profile", label: "Details", current: true }, { href: "/account", label: "Account" }]} />
 */
export function TabLinks({ label, links, ...native }: TabLinksProps) {
  const Anchor = useLinkRenderer();
  return (
    <nav aria-label={label} {...native}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} aria-current={link.current ? "page" : undefined} className={styles.tab}>
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
