import { type DialogHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../heading/Heading.tsx";
import { closeIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import * as styles from "./Dialog.css.ts";
import { useModal } from "./use-modal.ts";

export type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "title" | "onClose"> & {
  open: boolean;
  /** It wants to close: by its button, by Escape, or by a press outside. */
  onClose: () => void;
  /** What it asks. */
  title: ReactNode;
  /** The buttons, the one that goes on first. */
  actions?: ReactNode;
  /** It must be answered: no close button, and neither Escape nor a press outside closes it. */
  mustAnswer?: boolean;
  closeLabel?: string;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A question that stops the work on the page until it is answered. The focus goes in, stays in, and comes back.
 * Keys: Escape closes, Tab goes round inside.
 *
 * @example
 * <Dialog open={asks} onClose={stop} title="Cancel this application?" actions={<Button tone="critical">Cancel it</Button>} />
 */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  mustAnswer = false,
  closeLabel = "Close",
  className,
  children,
  onClick,
  onCancel,
  ref: given,
  ...native
}: DialogProps) {
  const { dialog, ref } = useModal(open, given);
  const titleId = useId();
  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === dialog.current && !mustAnswer) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press outside does.
    <dialog
      {...native}
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        onCancel?.(event);
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      closedby={mustAnswer ? "none" : undefined}
      onClose={() => {
        // The browser closed it by itself; the news of an earlier close, which can come late, is none.
        if (!open || dialog.current?.open) return;
        // A second Escape closes whatever the page says, where `closedby` is not known: what must be answered comes back.
        if (mustAnswer) dialog.current?.showModal();
        else onClose();
      }}
      onClick={closeFromOutside}
      className={classNames(styles.dialog, className)}
    >
      <div className={styles.content}>
        <Stack space="medium">
          <Heading level={2} size={3} id={titleId} className={mustAnswer ? undefined : styles.heading}>
            {title}
          </Heading>
          {children}
          {actions && <Inline>{actions}</Inline>}
        </Stack>
        {!mustAnswer && <IconButton label={closeLabel} shape={closeIcon} onClick={onClose} className={styles.close} />}
      </div>
    </dialog>
  );
}
