import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as link from "../link/Link.css.ts";
import { Link } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./SummaryList.css.ts";

/** One answer, or one fact, with its name. */
export type SummaryRow = {
  name: string;
  /** Without it the row says that nothing was given. */
  value?: ReactNode;
  /** Leads to where it is changed. */
  href?: string | undefined;
  /** Begins to change it in this page. */
  onChange?: (() => void) | undefined;
  /** What the link says it changes, for who hears it alone: "your name". Its row's name, if left out. */
  changes?: string | undefined;
};

export type SummaryListProps = HTMLAttributes<HTMLDListElement> & {
  rows: readonly SummaryRow[];
  changeLabel?: string;
  /** Stands where there is no value. */
  missingLabel?: string;
  ref?: Ref<HTMLDListElement>;
};

/**
 * Names and values below each other, each with the way to change it: to check answers before they are sent, or to show
 * what is known. Keys: Tab goes from one change link to the next, Enter follows it.
 *
 * @example
 * <SummaryList rows={[{ name: "Name", value: "Ama Mensah", href: "/edit#name", changes: "your name" }]} />
 */
export function SummaryList({
  rows,
  changeLabel = "Change",
  missingLabel = "Not given",
  className,
  ...native
}: SummaryListProps) {
  const isPlain = rows.every(({ href, onChange }) => !href && !onChange);
  return (
    <dl {...native} className={classNames(styles.list, className)}>
      {rows.map(({ name, value, href, onChange, changes = name }) => {
        const isMissing = value === undefined || value === null || value === "";
        const words = (
          <>
            {changeLabel}
            <VisuallyHidden> {changes}</VisuallyHidden>
          </>
        );
        return (
          <div key={name} className={classNames(styles.row, isPlain && styles.isPlain)}>
            <dt className={styles.name}>{name}</dt>
            <dd className={classNames(styles.value, isMissing && styles.missing)}>
              {isMissing ? missingLabel : value}
            </dd>
            {(href ?? onChange) && (
              <dd className={styles.action}>
                {href ? (
                  <Link href={href} className={styles.change}>
                    {words}
                  </Link>
                ) : (
                  <button
                    type="button"
                    onClick={onChange}
                    className={classNames(link.link, link.tone.action, styles.change)}
                  >
                    {words}
                  </button>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
