import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { CountdownTimer, type CountdownTimerProps } from "../countdown-timer/CountdownTimer.tsx";
import { Dialog, type DialogProps } from "../dialog/Dialog.tsx";
import { useWords } from "../words/use-words.ts";

export type SessionDialogProps = Omit<
  DialogProps,
  "open" | "defaultOpen" | "onOpenChange" | "heading" | "description" | "actions" | "mustAnswer" | "closeLabel"
> & {
  open: boolean;
  heading?: ReactNode;
  /** Why the dialog appears, with an assurance that nothing is lost. */
  message?: ReactNode;
  /** The login form. */
  children: ReactNode;
  /** Called when the person chooses to log out instead. */
  onLogOut: () => void;
  logOutLabel?: string;
  /** Whether the logout is in progress. */
  loggingOut?: boolean | undefined;
  /**
   * The time by which the person has to log in again, in milliseconds since 1970. If it is not set, there is no
   * deadline.
   */
  until?: number | undefined;
  /**
   * Returns the current time in milliseconds since 1970. If the server decides when the session ends, return the
   * server's time. Default: the device's time.
   */
  now?: (() => number) | undefined;
  /** Called once when the deadline has passed. */
  onEnd?: (() => void) | undefined;
  timeLabel?: ReactNode;
  /** What a screen reader announces about the time left. */
  timeWords?: Pick<CountdownTimerProps, "durationLabel" | "leftLabel" | "endLabel">;
};

/**
 * Asks people to log in again on top of the current page, so that nothing they typed is lost. The dialog stays open
 * until they log in or choose to log out. Keys: Tab cycles inside the dialog. Escape does nothing.
 *
 * @example
 * <SessionDialog open={session.hasEnded} onLogOut={logOut}><LoginForm /></SessionDialog>
 */
export function SessionDialog(props: SessionDialogProps) {
  const {
    open,
    heading = "Log in again",
    message = "To keep your account safe, we have logged you out. Log in to continue. We have kept what you typed.",
    children,
    onLogOut,
    logOutLabel = "Stay logged out",
    loggingOut = false,
    until,
    now,
    onEnd,
    timeLabel = "Time left",
    timeWords,
    ...native
  } = useWords("sessionDialog", props);
  return (
    <Dialog
      {...native}
      open={open}
      mustAnswer
      heading={heading}
      description={message}
      actions={
        <Button tone="quiet" wide onClick={onLogOut} busy={loggingOut}>
          {logOutLabel}
        </Button>
      }
    >
      {open && until !== undefined && (
        <div>
          <CountdownTimer {...timeWords} until={until} label={timeLabel} onEnd={onEnd} {...(now && { now })} />
        </div>
      )}
      {children}
    </Dialog>
  );
}
