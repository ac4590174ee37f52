import { Button, Inline } from "@kwan/ui";
import { m } from "#messages";

export type FormButtonsProps = {
  /** What the form does: "Create account". */
  label: string;
  isSending: boolean;
  onCancel: () => void;
};

/**
 * The end of a form that can be left: a button that sends it, and one that closes it.
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
