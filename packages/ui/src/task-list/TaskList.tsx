import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Link } from "../link/Link.tsx";
import { plainList } from "../plain-list.ts";
import * as styles from "./TaskList.css.ts";

/** A task. Tasks can be done in any order. */
export type Task = {
  name: string;
  /** The URL of the task. Omit it if the task cannot be started yet. The status then says why. */
  href?: string | undefined;
  hint?: ReactNode;
  /** The status: text, or a `StatusTag`. */
  status: ReactNode;
};

export type TaskListProps = HTMLAttributes<HTMLUListElement> & {
  tasks: readonly Task[];
  ref?: Ref<HTMLUListElement> | undefined;
};

/**
 * The tasks to complete before continuing, each with its status.
 *
 * @example
 * <TaskList tasks={[{ name: "Eye test", href: "eye-test", status: <StatusTag tone="warning">To do</StatusTag> }]} />
 */
export function TaskList({ tasks, className, ...native }: TaskListProps) {
  const id = useId();
  return (
    <ul {...plainList} {...native} className={classNames(styles.list, className)}>
      {tasks.map(({ name, href, hint, status }, index) => {
        const statusId = `${id}-${index}`;
        return (
          <li key={name} className={styles.task}>
            <div className={styles.words}>
              {href ? (
                <Link href={href} aria-describedby={statusId}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {hint && <div className={styles.hint}>{hint}</div>}
            </div>
            <div id={statusId}>{status}</div>
          </li>
        );
      })}
    </ul>
  );
}
