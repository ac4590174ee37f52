import { Button, printIcon } from "@kwan/ui";
import { m } from "#messages";

export function PrintButton() {
  return (
    <Button tone="secondary" icon={printIcon} onClick={() => window.print()}>
      {m.payments_print()}
    </Button>
  );
}
