import { Button, Dialog } from "@kwan/ui";
import { m } from "#messages";
import { timeInWords } from "../../../../words/dates-and-money.ts";
import type { Draft } from "./use-draft.ts";

/** Lets the person choose which version of a draft to keep if it was changed on two devices. */
export function ConflictDialog({ draft: { conflict, keepMine, takeTheirs } }: { draft: Draft }) {
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={takeTheirs}
      mustAnswer
      heading={m.services_changed_elsewhere()}
      description={conflict && m.services_changed_at({ time: timeInWords(conflict.theirs.updated_at) })}
      actions={
        <>
          <Button onClick={() => void keepMine().catch(() => undefined)}>{m.services_use_this()}</Button>
          <Button tone="secondary" onClick={takeTheirs}>
            {m.services_use_other()}
          </Button>
        </>
      }
    />
  );
}
