import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronRightIcon } from "../icon/shapes.ts";
import { Link } from "../link/Link.tsx";
import * as styles from "./Breadcrumbs.css.ts";

/** A page that the present one is under. */
export type Crumb = { href: string; label: ReactNode };

export type BreadcrumbsProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The pages above, from the first page down. */
  crumbs: readonly Crumb[];
  /** The page one is on. */
  current: ReactNode;
  /** What a screen reader calls it. */
  label?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Where the page stands, and the ways up from it. Keys: Enter follows a link.
 *
 * @example
 * <Breadcrumbs crumbs={[{ href: "/", label: "Home" }, { href: "/services", label: "Services" }]} current="Renewal" />
 */
export function Breadcrumbs({ crumbs, current, label = "Breadcrumbs", ...native }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...native}>
      <ol className={styles.list}>
        {crumbs.map(({ href, label: name }) => (
          <li key={href} className={styles.item}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
            <Icon shape={chevronRightIcon} size="small" className={styles.mark} />
          </li>
        ))}
        <li aria-current="page" className={styles.item}>
          <span className={styles.here}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
