import { type DialogHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../heading/Heading.tsx";
import { closeIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Dialog.css.ts";
import { showModal, useModal } from "./use-modal.ts";

export type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "title" | "onClose"> & {
  open: boolean;
  /** Called when the dialog should close: with its close button, with Escape, or by a press outside it. */
  onClose: () => void;
  /** The dialog's title: a question, or its subject. */
  title: ReactNode;
  /** What the person should know before they answer. A screen reader reads it after the title. */
  description?: ReactNode;
  /** The buttons, with the main action first. */
  actions?: ReactNode;
  /**
   * Whether the person has to answer the dialog. It then has no close button, and neither Escape nor a press outside
   * closes it.
   */
  mustAnswer?: boolean;
  closeLabel?: string;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A modal question. Focus moves to its title, stays inside the dialog, and then returns to where it was. Keys: Escape
 * closes the dialog, Tab cycles inside it.
 *
 * @example
 * <Dialog open={asks} onClose={stop} title="Cancel it?" description="You cannot undo this." actions={<Button tone="critical">Cancel it</Button>} />
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    actions,
    mustAnswer = false,
    closeLabel = "Close",
    className,
    children,
    onClick,
    onCancel,
    ref: forwardedRef,
    ...native
  } = useWords("dialog", props);
  const { dialog, ref, closedByBrowser } = useModal(open, forwardedRef);
  const titleId = useId();
  const descriptionId = useId();
  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === dialog.current && !mustAnswer) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key does the same as a press outside the dialog.
    <dialog
      {...native}
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        onCancel?.(event);
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
      closedby={mustAnswer ? "none" : undefined}
      onClose={() => {
        if (!closedByBrowser()) return;
        // Browsers without `closedby` close a dialog on a second Escape regardless. If the dialog has to be answered,
        // open it again.
        if (mustAnswer && dialog.current) showModal(dialog.current);
        else onClose();
      }}
      onClick={closeFromOutside}
      className={classNames(styles.dialog, className)}
    >
      <div className={styles.content}>
        <Stack space="medium">
          <Heading level={2} size={3} id={titleId} tabIndex={-1} className={mustAnswer ? undefined : styles.heading}>
            {title}
          </Heading>
          {description && <Text id={descriptionId}>{description}</Text>}
          {children}
          {actions && <Inline>{actions}</Inline>}
        </Stack>
        {!mustAnswer && <IconButton label={closeLabel} shape={closeIcon} onClick={onClose} className={styles.close} />}
      </div>
    </dialog>
  );
}
