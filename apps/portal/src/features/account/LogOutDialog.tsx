import { Form, PasswordInput, Stack } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { m } from "#messages";
import { DialogButton, type DialogButtonProps } from "../../forms/DialogButton.tsx";
import { FormButtons } from "../../forms/FormButtons.tsx";
import { useSend } from "../../forms/use-send.ts";
import { toaster } from "../../toasts/toaster.ts";
import { everySession } from "./queries.ts";

const schema = z.object({
  current_password: z.string().check(z.minLength(1, { error: () => m.account_password_required() })),
});

type LogOutDialogProps = Omit<DialogButtonProps, "children"> & {
  /** The message after the sessions have ended. */
  done: string;
  end: (given: z.output<typeof schema>) => Promise<unknown>;
};

/** A button that ends one or more sessions, after the person has entered their password in a dialog. */
export function LogOutDialog({ done, end, ...button }: LogOutDialogProps) {
  return (
    <DialogButton {...button}>
      {(close) => <PasswordForm label={button.label} done={done} end={end} onEnded={close} />}
    </DialogButton>
  );
}

type PasswordFormProps = Pick<LogOutDialogProps, "label" | "done" | "end"> & { onEnded: () => void };

function PasswordForm({ label, done, end, onEnded }: PasswordFormProps) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async (given) => {
      await end(given);
      toaster.add({ type: "success", message: done });
      onEnded();
      await client.invalidateQueries({ queryKey: everySession });
    },
  });
  return (
    <Form aria-label={label} errors={errors} onSubmit={onSubmit}>
      <Stack space="small">
        <PasswordInput
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
