import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { filterIcon } from "../icon/shapes.ts";
import * as styles from "./FilterBar.css.ts";

export type FilterBarProps = HTMLAttributes<HTMLElement> & {
  /** What a list is searched by: always there. */
  search?: ReactNode;
  /** What else it is narrowed down by. */
  children: ReactNode;
  /** How many of them are set. */
  count: number;
  /** Takes them all away. */
  onClear?: () => void;
  label?: string;
  clearLabel?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * What a list is narrowed down by. On a phone the search stands alone and a button opens the rest, so that the list begins on
 * the first screen; where there is room, all stand beside each other. Keys: Enter and Space open and close it.
 *
 * @example
 * <FilterBar search={<SearchInput label="Name" hideLabel={false} />} count={status ? 1 : 0}><Select label="Status" … /></FilterBar>
 */
export function FilterBar({
  search,
  children,
  count,
  onClear,
  label = "Filters",
  clearLabel = "Clear the filters",
  className,
  ...native
}: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <search {...native} className={classNames(styles.bar, className)}>
      {search && <div className={styles.cell}>{search}</div>}
      <Button
        tone="secondary"
        icon={<Icon shape={filterIcon} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={styles.opener}
      >
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      <div id={id} className={classNames(styles.filters, !isOpen && styles.isClosed)}>
        {children}
        {onClear && count > 0 && (
          <div className={styles.clear}>
            <Button tone="quiet" onClick={onClear}>
              {clearLabel}
            </Button>
          </div>
        )}
      </div>
    </search>
  );
}
