import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { checkIcon, closeIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Timeline.css.ts";

/** One thing that happens on the way. */
export type TimelineStep = {
  name: string;
  state: "done" | "current" | "to-come" | "failed";
  /** When it was, or when it is expected, as people say it. */
  date?: string | undefined;
  /** The same for machines: `2026-04-23`. */
  dateTime?: string | undefined;
  /** What there is to know, or to do. */
  content?: ReactNode;
};

export type TimelineProps = HTMLAttributes<HTMLOListElement> & {
  /** In the order in which they happen. */
  steps: readonly TimelineStep[];
  /** What a screen reader adds to the name of a step. */
  stateLabels?: Readonly<Record<TimelineStep["state"], string>>;
  ref?: Ref<HTMLOListElement>;
};

const inEnglish = { done: "done", current: "now", "to-come": "to come", failed: "failed" };
const shapes = { done: checkIcon, failed: closeIcon, current: undefined, "to-come": undefined };

/**
 * The steps of something that takes days: what is done and when, what is going on, what is to come, and what went wrong.
 *
 * @example
 * <Timeline steps={[{ name: "Sent", state: "done", date: "May 03, 2026" }, { name: "Being looked at", state: "current" }]} />
 */
export function Timeline({ steps, stateLabels = inEnglish, className, ...native }: TimelineProps) {
  return (
    <ol {...native} className={classNames(styles.list, className)}>
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
