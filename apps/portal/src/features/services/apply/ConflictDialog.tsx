import { Button, Dialog, Text } from "@kwan/ui";
import { timeInWords } from "../../../words/dates-and-money.ts";
import type { Draft } from "./use-draft.ts";

/** Two devices have changed one draft: the person chooses before anything is overwritten. */
export function ConflictDialog({ draft: { conflict, keepMine, takeTheirs } }: { draft: Draft }) {
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={takeTheirs}
      mustAnswer
      title="This draft was changed somewhere else"
      actions={
        <>
          <Button onClick={() => void keepMine().catch(() => undefined)}>Use this version</Button>
          <Button tone="secondary" onClick={takeTheirs}>
            Use the other version
          </Button>
        </>
      }
    >
      <Text>
        You, or somebody with your login, changed it on another device or in another tab
        {conflict ? ` (${timeInWords(conflict.theirs.updated_at)})` : ""}. Nothing has been overwritten.
      </Text>
    </Dialog>
  );
}
