import { Skeleton } from "@kwan/ui";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { DialogButton } from "../../../forms/DialogButton.tsx";
import { orNothing } from "../../../page/or-nothing.ts";
import type { IdentityToCheck } from "./id-name.ts";

// Loaded when an officer opens it: the page of an application is opened more often than an identity is checked.
const IdentityForm = lazy(orNothing(async () => (await import("./IdentityForm.tsx")).IdentityForm));

export type CheckIdentityProps = {
  /** The button's label, for rows in which the rest of the row says what is checked. */
  action?: string;
  identity: IdentityToCheck;
};

/** A button that opens a dialog for comparing an identity document with the original, and deciding on it. */
export function CheckIdentity({ action = m.office_check_identity(), identity }: CheckIdentityProps) {
  const { driver_name } = identity;
  return (
    <DialogButton
      size="small"
      label={action}
      aria-label={m.common_labelled({ label: action, text: driver_name })}
      title={driver_name}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={8} />}>
          <IdentityForm identity={identity} onDone={close} />
        </Suspense>
      )}
    </DialogButton>
  );
}
