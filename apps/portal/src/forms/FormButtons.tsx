import { Button, Inline } from "@kwan/ui";
import { m } from "#messages";

export type FormButtonsProps = {
  /** The text of the submit button, such as "Create account". */
  label: string;
  isSending: boolean;
  /** Whether the action ends something for good, such as an application. */
  isFinal?: boolean;
  /** Called when the form is closed. Without it, there is no button to close the form. */
  onCancel?: () => void;
};

/**
 * The end of a form: a button that submits it and, if the form can be closed, one that closes it.
 *
 * @example
 * <FormButtons label="Create account" isSending={isSending} onCancel={onDone} />
 */
export const FormButtons = ({ label, isSending, isFinal = false, onCancel }: FormButtonsProps) => (
  <Inline>
    <Button type="submit" tone={isFinal ? "error" : "primary"} busy={isSending}>
      {label}
    </Button>
    {onCancel && (
      <Button tone="secondary" onClick={onCancel}>
        {m.common_cancel()}
      </Button>
    )}
  </Inline>
);
