import { Button, filterIcon, Inline, Text } from "@kwan/ui";
import { m } from "#messages";
import { onScreen } from "../../../page/on-screen.css.ts";
import { Shortcuts } from "../../../page/Shortcuts.tsx";
import * as styles from "./TaskList.css.ts";
import type { useTaskSelection } from "./task-selection.ts";

const keys = () =>
  [
    ["N", m.tasks_key_next()],
    ["J", m.tasks_key_down()],
    ["K", m.tasks_key_up()],
    ["T", m.tasks_key_take()],
    ["X", m.tasks_key_select()],
    ["A", m.tasks_key_assign()],
  ] as const;

export type TaskToolbarProps = {
  /** The number of filters that are set, and whether they are shown. */
  filterCount: number;
  isFiltering: boolean;
  onFilter: () => void;
  isBusy: boolean;
  /** Whether there is no task to take. */
  hasNone: boolean;
  /** Whether the list has no tasks to select. */
  isEmpty: boolean;
  selection: ReturnType<typeof useTaskSelection>;
  onNext: () => void;
  onAssign: () => void;
};

/** The buttons above the list: to take the next task, and to select and assign tasks. */
export function TaskToolbar(props: TaskToolbarProps) {
  const { filterCount, isFiltering, onFilter, isBusy, hasNone, isEmpty, selection, onNext, onAssign } = props;
  const { rows, isAll, toggleAll } = selection;
  return (
    <Inline className={onScreen}>
      <Button
        tone="secondary"
        icon={filterIcon}
        aria-expanded={isFiltering}
        onClick={onFilter}
        className={styles.filterButton}
      >
        {filterCount > 0 ? m.tasks_filters_set({ count: filterCount }) : m.tasks_filters()}
      </Button>
      <Button busy={isBusy} disabled={hasNone} aria-keyshortcuts="n" onClick={onNext}>
        {m.tasks_take_next()}
      </Button>
      <Button tone="secondary" disabled={isEmpty} onClick={toggleAll}>
        {isAll ? m.tasks_select_none() : m.tasks_select_all()}
      </Button>
      {rows.length > 0 && (
        <>
          <Button tone="secondary" aria-keyshortcuts="a" onClick={onAssign}>
            {m.tasks_assign_selected()}
          </Button>
          <Text role="status">{m.tasks_selected({ count: rows.length })}</Text>
        </>
      )}
      <Shortcuts keys={keys()} />
    </Inline>
  );
}
