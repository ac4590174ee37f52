import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import * as link from "../link/Link.css.ts";
import { Link } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./SummaryList.css.ts";

/** An answer or a fact, with its name. */
export type SummaryRow = {
  name: string;
  /** The answer. If it is not set, the row says that no answer was given. */
  value?: ReactNode;
  /** The URL of the page where the answer can be changed. */
  href?: string | undefined;
  /** Called when the person wants to change the answer on this page. */
  onChange?: (() => void) | undefined;
  /** What the link changes, for screen readers: "your name". Default: the row's name. */
  changes?: string | undefined;
};

export type SummaryListProps = HTMLAttributes<HTMLDListElement> & {
  rows: readonly SummaryRow[];
  changeLabel?: string;
  /** Shown if there is no value. */
  missingLabel?: string;
  ref?: Ref<HTMLDListElement> | undefined;
};

/**
 * Names and values, with links to change them. Use it to check answers before they are submitted, or to show a record.
 * Keys: Tab moves from one change link to the next, and Enter follows a link.
 *
 * @example
 * <SummaryList rows={[{ name: "Name", value: "Ama Mensah", href: "/edit#name", changes: "your name" }]} />
 */
export function SummaryList(props: SummaryListProps) {
  const {
    rows,
    changeLabel = "Change",
    missingLabel = "Not given",
    className,
    ...native
  } = useWords("summaryList", props);
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
