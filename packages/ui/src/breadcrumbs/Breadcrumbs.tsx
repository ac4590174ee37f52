import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../icon/Icon.tsx";
import { chevronRightIcon } from "../icon/shapes.ts";
import { Link } from "../link/Link.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Breadcrumbs.css.ts";

/** A page above the current one. */
export type Crumb = { href: string; label: ReactNode };

export type BreadcrumbsProps = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  /** The pages above the current one, starting with the first page. */
  crumbs: readonly Crumb[];
  /** The name of the current page. */
  current: ReactNode;
  /** The name of the navigation landmark, for screen readers. */
  label?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The position of the page in the site, with links to the pages above it. Keys: Enter follows a link.
 *
 * @example
 * <Breadcrumbs crumbs={[{ href: "/", label: "Home" }, { href: "/services", label: "Services" }]} current="Renewal" />
 */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { crumbs, current, label = "Breadcrumbs", ...native } = useWords("breadcrumbs", props);
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
