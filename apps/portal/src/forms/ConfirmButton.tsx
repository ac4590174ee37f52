import { Banner, Button, type ButtonProps, Dialog, type DialogProps } from "@kwan/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorsOf } from "../words/call-errors.ts";

export type ConfirmButtonProps = Pick<ButtonProps, "size" | "aria-label"> &
  Pick<DialogProps, "title" | "description"> & {
    label: string;
    /** The labels of the buttons in the dialog. */
    yes: string;
    no: string;
    send: () => Promise<unknown>;
    /** Called once it has been sent and the dialog has closed. */
    onSent: () => Promise<unknown>;
  };

/**
 * A button that ends something for good, after the person has confirmed it in a dialog. If that fails, the dialog stays
 * open, or opens again, and shows the reason.
 *
 * @example
 * <ConfirmButton label="Remove" title="Remove this lesson?" yes="Yes, remove lesson" no="No, keep it" {...{ send, onSent }} />
 */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, description, yes, no, send, onSent, ...button } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      close();
      return onSent();
    },
    onError: () => setOpen(true),
    // The dialog shows the error, so there is no toast. While offline, fail instead of waiting for the network.
    meta: { quiet: true },
    networkMode: "always",
  });
  return (
    <>
      <Button {...button} tone="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={close}
          heading={title}
          description={description}
          actions={
            <>
              <Button tone="error" busy={isPending} onClick={() => mutate()}>
                {yes}
              </Button>
              <Button tone="secondary" onClick={close}>
                {no}
              </Button>
            </>
          }
        >
          {error && <Banner tone="error">{errorsOf(error)[0]?.message}</Banner>}
        </Dialog>
      )}
    </>
  );
}
