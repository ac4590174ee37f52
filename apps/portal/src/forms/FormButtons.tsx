import { Button, Inline } from "@kwan/ui";
import { m } from "#messages";

export type FormButtonsProps = {
  /** The words of the submit button: "Create account". */
  label: string;
  isSending: boolean;
  onCancel: () => void;
};

/**
 * The end of a form that can be closed: a button that submits it, and one that closes it.
 *
 * @example
 * <FormButtons label="Create account" isSending={isSending} onCancel={onDone} />
 */
export const FormButtons = ({ label, isSending, onCancel }: FormButtonsProps) => (
  <Inline>
    <Button type="submit" busy={isSending}>
      {label}
    </Button>
    <Button tone="secondary" onClick={onCancel}>
      {m.common_cancel()}
    </Button>
  </Inline>
);
