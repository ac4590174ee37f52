import { Button, type ButtonProps, Dialog, Form, PasswordInput, Stack } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { everySession } from "./queries.ts";

const schema = z.object({
  current_password: z.string().check(z.minLength(1, { error: () => m.account_password_required() })),
});

type LogOutDialogProps = Pick<ButtonProps, "size" | "aria-label"> & {
  label: string;
  /** The heading of the dialog. */
  title: string;
  /** The message after the sessions have ended. */
  done: string;
  end: (confirmation: z.output<typeof schema>) => Promise<unknown>;
};

/**
 * A button that ends one or more sessions, after the person has entered their password in a dialog. It does not use
 * DialogButton: the desks share that one, and would then load what they share with this page.
 */
export function LogOutDialog({ label, title, done, end, ...button }: LogOutDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} tone="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={close} heading={title}>
          <PasswordForm label={label} done={done} end={end} onEnded={close} />
        </Dialog>
      )}
    </>
  );
}

type PasswordFormProps = Pick<LogOutDialogProps, "label" | "done" | "end"> & { onEnded: () => void };

function PasswordForm({ label, done, end, onEnded }: PasswordFormProps) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (confirmation) => {
      await end(confirmation);
      toaster.add({ type: "success", message: done });
      onEnded();
      await client.invalidateQueries({ queryKey: everySession });
    },
  });
  return (
    <Form aria-label={label} errors={errors} onSubmit={onSubmit}>
      <Stack space="small">
        <PasswordInput
          required
          label={m.account_your_password()}
          hint={m.account_confirm_by_password()}
          {...field("current_password")}
          autoComplete="current-password"
        />
        <FormButtons label={label} isSending={isSending} />
      </Stack>
    </Form>
  );
}
