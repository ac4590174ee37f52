import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { checkIcon, closeIcon } from "../icon/shapes.ts";
import { plainList } from "../plain-list.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Timeline.css.ts";

/** A step in a process. */
export type TimelineStep = {
  name: string;
  state: "done" | "current" | "to-come" | "failed";
  /** The formatted date on which the step was done or is expected. */
  date?: string | undefined;
  /** The machine-readable date: `2026-04-23`. */
  dateTime?: string | undefined;
  /** Further information or actions. */
  content?: ReactNode;
};

export type TimelineProps = HTMLAttributes<HTMLOListElement> & {
  /** The steps in chronological order. */
  steps: readonly TimelineStep[];
  /** What a screen reader says after the name of a step. */
  stateLabels?: Readonly<Record<TimelineStep["state"], string>>;
  ref?: Ref<HTMLOListElement> | undefined;
};

const inEnglish = { done: "done", current: "now", "to-come": "not started yet", failed: "failed" };
const shapes = { done: checkIcon, failed: closeIcon, current: undefined, "to-come": undefined };

/**
 * The steps in a process that takes days. Each step is done, current, upcoming or failed, and can have a date.
 *
 * @example
 * <Timeline steps={[{ name: "Sent", state: "done", date: "May 03, 2026" }, { name: "In review", state: "current" }]} />
 */
export function Timeline(props: TimelineProps) {
  const { steps, stateLabels = inEnglish, className, ...native } = useWords("timeline", props);
  return (
    <ol {...plainList} {...native} className={classNames(styles.list, className)}>
      {steps.map(({ name, state, date, dateTime, content }) => {
        const shape = shapes[state];
        return (
          <li
            key={`${name} ${dateTime ?? date ?? ""}`}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={styles.step}
          >
            <span className={classNames(styles.mark, styles.state[state])}>
              {shape && <Icon shape={shape} size="small" strokeWidth={3} />}
            </span>
            <div className={styles.words}>
              <p
                className={classNames(
                  styles.name,
                  state === "current" && styles.isCurrent,
                  state === "to-come" && styles.isToCome,
                )}
              >
                {name}
                <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
              </p>
              {date && (
                <time dateTime={dateTime} className={styles.date}>
                  {date}
                </time>
              )}
              {content && <div className={styles.content}>{content}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
