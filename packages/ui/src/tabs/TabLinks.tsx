import type { HTMLAttributes, ReactNode, Ref } from "react";
import { useLinkRenderer } from "../link/link-renderer.ts";
import * as styles from "./Tabs.css.ts";

/** A view that has an address of its own. */
export type TabLink = {
  href: string;
  label: ReactNode;
  /** It is the one that is shown. */
  current?: boolean | undefined;
};

export type TabLinksProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** What the links are the views of. */
  label: string;
  links: readonly TabLink[];
  ref?: Ref<HTMLElement>;
};

/**
 * Views of one thing, each with an address of its own: they look as tabs and are links. Keys: Enter follows.
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
