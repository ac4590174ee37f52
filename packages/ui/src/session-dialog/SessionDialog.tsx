import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { CountdownTimer, type CountdownTimerProps } from "../countdown-timer/CountdownTimer.tsx";
import { Dialog, type DialogProps } from "../dialog/Dialog.tsx";
import { Text } from "../text/Text.tsx";

export type SessionDialogProps = Omit<DialogProps, "onClose" | "title" | "actions" | "mustAnswer" | "closeLabel"> & {
  open: boolean;
  title?: ReactNode;
  /** Why it asks, and what is not lost. */
  message?: ReactNode;
  /** The form to log in with. */
  children: ReactNode;
  /** The other way out. */
  onLogOut: () => void;
  logOutLabel?: string;
  /** It is being logged out. */
  loggingOut?: boolean | undefined;
  /** Until when it can be answered, in milliseconds since 1970. Without it, there is no hurry. */
  until?: number | undefined;
  /** The time now, where the server's clock counts. */
  now?: (() => number) | undefined;
  /** Called once, when that time is up. */
  onEnd?: (() => void) | undefined;
  timeLabel?: ReactNode;
  /** What a screen reader says of the time. */
  timeWords?: Pick<CountdownTimerProps, "durationLabel" | "leftLabel" | "endLabel">;
};

const itMustBeAnswered = () => {};

/**
 * Asks to log in again over the page that one is on, so that nothing typed there is lost. It closes by an answer alone: the
 * form that it holds, or the way out. Keys: Tab goes round inside; Escape does nothing.
 *
 * @example
 * <SessionDialog open={session.hasEnded} onLogOut={logOut}><LoginForm /></SessionDialog>
 */
export function SessionDialog({
  open,
  title = "Log in again",
  message = "To keep your account safe, we logged you out. Log in to continue where you were: what you typed is still there.",
  children,
  onLogOut,
  logOutLabel = "Log out instead",
  loggingOut = false,
  until,
  now,
  onEnd,
  timeLabel = "Time left",
  timeWords,
  ...native
}: SessionDialogProps) {
  return (
    <Dialog
      {...native}
      open={open}
      onClose={itMustBeAnswered}
      mustAnswer
      title={title}
      actions={
        <Button tone="quiet" wide onClick={onLogOut} busy={loggingOut}>
          {logOutLabel}
        </Button>
      }
    >
      <Text>{message}</Text>
      {open && until !== undefined && (
        <div>
          <CountdownTimer {...timeWords} until={until} label={timeLabel} onEnd={onEnd} {...(now && { now })} />
        </div>
      )}
      {children}
    </Dialog>
  );
}
