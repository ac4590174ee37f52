import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { clockIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./CountdownTimer.css.ts";
import { clock, inWords } from "./remaining-time.ts";
import { useCountdown } from "./use-countdown.ts";

export type CountdownTimerProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** The end of the countdown, in milliseconds since 1970. */
  until: number;
  /**
   * Returns the current time in milliseconds since 1970. If the end time comes from the server's clock, add the
   * difference between the server's clock and the device's clock.
   */
  now?: () => number;
  /** The text before the remaining time. */
  label?: ReactNode;
  /** Called once when the time is up, even if that happened before the first render. */
  onEnd?: (() => void) | undefined;
  /** The timer is highlighted when this many seconds are left. */
  urgentFrom?: number;
  /** Formats the remaining time in words for screen readers. */
  durationLabel?: (seconds: number) => string;
  /** Returns what a screen reader announces when the given number of seconds is left, such as 60. */
  leftLabel?: (seconds: number) => string;
  endLabel?: string;
  ref?: Ref<HTMLDivElement> | undefined;
};

const deviceClock = () => Date.now();

/**
 * The remaining time. A screen reader announces it at 1 hour, at 30, 10, 5, 2 and 1 minutes, at 30 and 10 seconds, and
 * at the end. The timer reads the clock each time, so it is correct after a suspended tab resumes.
 *
 * @example
 * <CountdownTimer label="Time left" until={test.endsAt} now={() => Date.now() + offset} onEnd={finish} />
 */
export function CountdownTimer(props: CountdownTimerProps) {
  const {
    until,
    now = deviceClock,
    label = "Time left",
    onEnd,
    urgentFrom = 60,
    durationLabel = inWords,
    leftLabel = (seconds: number) => `${durationLabel(seconds)} left`,
    endLabel = "Time is up",
    className,
    ...native
  } = useWords("countdownTimer", props);
  const { left, announced } = useCountdown({ until, now, onEnd });
  const isUrgent = left !== undefined && left <= urgentFrom;
  return (
    <div {...native} className={classNames(styles.timer, isUrgent && styles.urgent, className)}>
      <Icon shape={clockIcon} />
      <div role="timer" className={styles.timer}>
        <span>{label}</span>
        {/* The time is unknown until the browser has read its clock. */}
        <span aria-hidden="true" className={styles.clock}>
          {left === undefined ? "–:––" : clock(left)}
        </span>
        {left !== undefined && <VisuallyHidden>{durationLabel(left)}</VisuallyHidden>}
      </div>
      <VisuallyHidden role="status">
        {announced === undefined ? "" : announced === 0 ? endLabel : leftLabel(announced)}
      </VisuallyHidden>
    </div>
  );
}
