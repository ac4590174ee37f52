import { type DialogHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names.ts";
import { useModal } from "../dialog/use-modal.ts";
import { Heading } from "../heading/Heading.tsx";
import { closeIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Drawer.css.ts";

export type DrawerProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "title" | "onClose"> & {
  open: boolean;
  /** Called when the drawer should close: with its close button, with Escape, or by a press outside it. */
  onClose: () => void;
  /** The heading, which receives focus when the drawer opens. */
  title: ReactNode;
  /** Buttons that stay visible below the content. */
  actions?: ReactNode;
  /** The maximum width. */
  width?: keyof typeof styles.width;
  closeLabel?: string;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * A panel for filters, details or a menu that slides in from the inline end, which is on the right in left-to-right
 * languages. Focus moves to its title, stays inside the drawer, and then returns to where it was. Keys: Escape closes
 * the drawer, Tab cycles inside it.
 *
 * @example
 * <Drawer open={filters} onClose={close} title="Filters" actions={<Button onClick={apply}>Show 12</Button>}>…</Drawer>
 */
export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    actions,
    width = "standard",
    closeLabel = "Close",
    className,
    children,
    onClick,
    onCancel,
    ref: forwardedRef,
    ...native
  } = useWords("drawer", props);
  const { dialog: drawer, ref, closedByBrowser } = useModal(open, forwardedRef);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key does the same as a press outside the drawer.
    <dialog
      {...native}
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        onCancel?.(event);
        event.preventDefault();
        onClose();
      }}
      onClose={() => closedByBrowser() && onClose()}
      onClick={(event) => {
        onClick?.(event);
        if (event.target === drawer.current) onClose();
      }}
      className={classNames(styles.drawer, styles.width[width], className)}
    >
      <div className={styles.head}>
        <Heading level={2} size={3} id={titleId} tabIndex={-1} className={styles.heading}>
          {title}
        </Heading>
        <IconButton label={closeLabel} shape={closeIcon} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <Inline className={styles.foot}>{actions}</Inline>}
    </dialog>
  );
}
