import { Button, type ButtonProps, Dialog, type DialogProps } from "@kwan/ui";
import { type ReactNode, useState } from "react";

type DialogButtonProps = Pick<ButtonProps, "size" | "aria-label"> &
  Pick<DialogProps, "title"> & {
    label: string;
    /** Returns the content of the dialog. Its form calls `close` once it has been sent. */
    children: (close: () => void) => ReactNode;
  };

/**
 * A button that opens a dialog with a form.
 *
 * @example
 * <DialogButton label="Save view" title="Save this view">{(close) => <NameForm onNamed={close} />}</DialogButton>
 */
export function DialogButton({ label, title, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} tone="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={close} heading={title}>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}
