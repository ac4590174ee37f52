import type { HTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { clockIcon } from "../icon/shapes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./CountdownTimer.css.ts";
import { clock, inWords } from "./remaining.ts";
import { useCountdown } from "./use-countdown.ts";

export type CountdownTimerProps = Omit<HTMLAttributes<HTMLDivElement>, "children"> & {
  /** The instant it counts down to, in milliseconds since 1970. */
  until: number;
  /** The time now, in the same measure: where the server's clock counts, the device's corrected by their difference. */
  now?: () => number;
  /** What the time is for. */
  label?: ReactNode;
  /** Called once, when the time is up: also where it was up before this was shown. */
  onEnd?: (() => void) | undefined;
  /** From how many seconds on it stands out. */
  urgentFrom?: number;
  /** A time in words, as a screen reader says it. */
  durationLabel?: (seconds: number) => string;
  /** What a screen reader says at the moments that matter. */
  leftLabel?: (seconds: number) => string;
  endLabel?: string;
  ref?: Ref<HTMLDivElement>;
};

const deviceClock = () => Date.now();

/**
 * How much time is left. A screen reader says it at an hour, half an hour, 10, 5, 2 and 1 minutes, 30 and 10 seconds, and at
 * the end. It goes by the clock: a tab that slept is right when it wakes.
 *
 * @example
 * <CountdownTimer label="Time left" until={test.endsAt} now={() => Date.now() + offset} onEnd={finish} />
 */
export function CountdownTimer({
  until,
  now = deviceClock,
  label = "Time left",
  onEnd,
  urgentFrom = 60,
  durationLabel = inWords,
  leftLabel = (seconds) => `${durationLabel(seconds)} left`,
  endLabel = "The time is up",
  className,
  ...native
}: CountdownTimerProps) {
  const { left, said } = useCountdown({ until, now, onEnd });
  const isUrgent = left !== undefined && left <= urgentFrom;
  return (
    <div {...native} className={classNames(styles.timer, isUrgent && styles.urgent, className)}>
      <Icon shape={clockIcon} />
      <div role="timer" className={styles.timer}>
        <span>{label}</span>
        {/* Until the browser has read its clock, nobody knows. */}
        <span aria-hidden="true" className={styles.clock}>
          {left === undefined ? "–:––" : clock(left)}
        </span>
        {left !== undefined && <VisuallyHidden>{durationLabel(left)}</VisuallyHidden>}
      </div>
      <VisuallyHidden role="status">{said === undefined ? "" : said === 0 ? endLabel : leftLabel(said)}</VisuallyHidden>
    </div>
  );
}
