import { Button, Icon, printIcon } from "@kwan/ui";

export function PrintButton() {
  return (
    <Button tone="secondary" icon={<Icon shape={printIcon} />} onClick={() => window.print()}>
      Print
    </Button>
  );
}
