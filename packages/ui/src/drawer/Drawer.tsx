import { type DialogHTMLAttributes, type ReactNode, type Ref, useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { useModal } from "../dialog/use-modal.ts";
import { Heading } from "../heading/Heading.tsx";
import { closeIcon } from "../icon/shapes.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Inline } from "../inline/Inline.tsx";
import { useWords } from "../words/use-words.ts";
import * as styles from "./Drawer.css.ts";

export type DrawerProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, "open" | "onClose"> & {
  /**
   * Whether the drawer is open. If it is set, the component is controlled.
   *
   * @default the component decides
   */
  open?: boolean | undefined;
  /** Whether the drawer is initially open. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the drawer should close: with its close button, with Escape, or by a press outside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The heading, which receives focus when the drawer opens. */
  heading: ReactNode;
  /** Buttons that stay visible below the content. */
  actions?: ReactNode;
  /** The maximum width. */
  width?: keyof typeof styles.width;
  closeLabel?: string;
  ref?: Ref<HTMLDialogElement> | undefined;
};

/**
 * A panel for filters, details or a menu that slides in from the inline end, which is on the right in left-to-right
 * languages. Focus moves to its heading, stays inside the drawer, and then returns to where it was. Keys: Escape closes
 * the drawer, Tab cycles inside it.
 *
 * @example
 * <Drawer open={filters} onOpenChange={setFilters} heading="Filters" actions={<Button onClick={apply}>Show 12</Button>}>…</Drawer>
 */
export function Drawer(props: DrawerProps) {
  const {
    open,
    defaultOpen = false,
    onOpenChange,
    heading,
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
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const close = () => {
    setOwn(false);
    onOpenChange?.(false);
  };
  const { dialog: drawer, ref, closedByBrowser } = useModal(isOpen, forwardedRef);
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
        close();
      }}
      onClose={() => closedByBrowser() && close()}
      onClick={(event) => {
        onClick?.(event);
        if (event.target === drawer.current) close();
      }}
      className={classNames(styles.drawer, styles.width[width], className)}
    >
      <div className={styles.head}>
        <Heading level={2} size={3} id={titleId} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
        <IconButton label={closeLabel} icon={closeIcon} onClick={close} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <Inline className={styles.foot}>{actions}</Inline>}
    </dialog>
  );
}
