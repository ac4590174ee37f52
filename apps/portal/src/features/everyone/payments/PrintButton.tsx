import { Button, Icon, printIcon } from "@kwan/ui";
import { m } from "#messages";

export function PrintButton() {
  return (
    <Button tone="secondary" icon={<Icon shape={printIcon} />} onClick={() => window.print()}>
      {m.payments_print()}
    </Button>
  );
}
