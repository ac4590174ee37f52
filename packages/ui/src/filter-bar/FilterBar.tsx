import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { filterIcon } from "../icon/shapes.ts";
import { useWords } from "../words/use-words.ts";
import * as styles from "./FilterBar.css.ts";

export type FilterBarProps = HTMLAttributes<HTMLElement> & {
  /** The search field. It is always visible. */
  search?: ReactNode;
  /** The other filters. */
  children: ReactNode;
  /** The number of filters that are set. */
  count: number;
  /**
   * Whether the filters are open on a phone. If it is set, the component is controlled.
   *
   * @default the component decides
   */
  open?: boolean | undefined;
  /** Whether the filters are initially open on a phone, for example because a filter's value is invalid. */
  defaultOpen?: boolean | undefined;
  /** Called when the filters are opened or closed on a phone. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when a person clears all filters. If it is not set, there is no button to clear the filters. */
  onClear?: () => void;
  label?: string;
  clearLabel?: string;
  ref?: Ref<HTMLElement> | undefined;
};

/**
 * The filters for a list. On a phone, only the search field is visible and a button opens the other filters, so that
 * the top of the list is visible without scrolling. On wide screens everything is visible. Keys: Enter and Space open
 * and close the filters.
 *
 * @example
 * <FilterBar search={<SearchInput label="Name" hideLabel={false} />} count={status ? 1 : 0}><Select label="Status" … /></FilterBar>
 */
export function FilterBar(props: FilterBarProps) {
  const {
    search,
    children,
    count,
    open,
    defaultOpen = false,
    onOpenChange,
    onClear,
    label = "Filters",
    clearLabel = "Clear filters",
    className,
    ...native
  } = useWords("filterBar", props);
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const toggle = () => {
    setOwn(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <search {...native} className={classNames(styles.bar, className)}>
      {search && <div className={styles.cell}>{search}</div>}
      <Button
        tone="secondary"
        icon={filterIcon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
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
