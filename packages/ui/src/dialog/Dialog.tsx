import { type DialogHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId, useState } from "react";
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

export type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose"> & {
  /**
   * Whether the dialog is open. If it is set, the component is controlled.
   *
   * @default the component decides
   */
  open?: boolean | undefined;
  /** Whether the dialog is initially open. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the dialog should close: with its close button, with Escape, or by a press outside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The dialog's heading: a question, or its subject. */
  heading: ReactNode;
  /** What the person should know before they answer. A screen reader reads it after the heading. */
  description?: ReactNode;
  /** The buttons, with the main action first. */
  actions?: ReactNode;
  /**
   * Whether the person has to answer the dialog. It then has no close button, and neither Escape nor a press outside
   * closes it.
   */
  mustAnswer?: boolean;
  closeLabel?: string;
  ref?: Ref<HTMLDialogElement> | undefined;
};

/**
 * A modal question. Focus moves to its heading, stays inside the dialog, and then returns to where it was. Keys: Escape
 * closes the dialog, Tab cycles inside it.
 *
 * @example
 * <Dialog
 *   open={asks}
 *   onOpenChange={setAsks}
 *   heading="Cancel this application?"
 *   description="You cannot undo this."
 *   actions={<><Button tone="error" onClick={cancel}>Cancel this application</Button><Button tone="secondary">Keep it</Button></>}
 * />
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    defaultOpen = false,
    onOpenChange,
    heading,
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
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const close = () => {
    setOwn(false);
    onOpenChange?.(false);
  };
  const { dialog, ref, closedByBrowser } = useModal(isOpen, forwardedRef);
  const titleId = useId();
  const descriptionId = useId();
  const closeFromOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === dialog.current && !mustAnswer) close();
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
        if (!mustAnswer) close();
      }}
      closedby={mustAnswer ? "none" : undefined}
      onClose={() => {
        if (!closedByBrowser()) return;
        // Browsers without `closedby` close a dialog on a second Escape regardless. If the dialog has to be answered,
        // open it again.
        if (mustAnswer && dialog.current) showModal(dialog.current);
        else close();
      }}
      onClick={closeFromOutside}
      className={classNames(styles.dialog, className)}
    >
      <div className={styles.content}>
        <Stack space="medium">
          <Heading level={2} size={3} id={titleId} tabIndex={-1} className={mustAnswer ? undefined : styles.heading}>
            {heading}
          </Heading>
          {description && <Text id={descriptionId}>{description}</Text>}
          {children}
          {actions && <Inline>{actions}</Inline>}
        </Stack>
        {!mustAnswer && <IconButton label={closeLabel} icon={closeIcon} onClick={close} className={styles.close} />}
      </div>
    </dialog>
  );
}
