import { Button, Dialog, Form, Inline, Stack, Text, TextArea } from "@kwan/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { reasonText } from "../../../forms/reason-text.ts";
import { useSend } from "../../../forms/use-send.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { type Import, kwan, readAgain } from "./queries.ts";

type Act = "run" | "stop" | "ask_to_undo" | "undo";

type ActWords = { label: () => string; title: () => string; about: (entry: Import) => string; done: () => string };

const acts: Readonly<Record<Act, ActWords>> = {
  run: {
    label: m.imports_run,
    title: m.imports_run_question,
    about: ({ counts }) =>
      m.imports_run_about({
        count: numberInWords(counts.new + counts.decided),
        open: numberInWords(openRows(counts)),
      }),
    done: m.imports_run_done,
  },
  stop: {
    label: m.imports_stop,
    title: m.imports_stop_question,
    about: () => m.imports_stop_about(),
    done: m.imports_stop_done,
  },
  ask_to_undo: {
    label: m.imports_ask_to_undo,
    title: m.imports_ask_to_undo_question,
    about: () => m.imports_ask_to_undo_about(),
    done: m.imports_ask_to_undo_done,
  },
  undo: {
    label: m.imports_undo,
    title: m.imports_undo_question,
    about: ({ counts }) => m.imports_undo_about({ count: numberInWords(counts.imported) }),
    done: m.imports_undo_done,
  },
};

/** The texts for cancelling an import that has not been run yet. No records have changed at that point. */
const cancel: ActWords = {
  label: m.imports_cancel,
  title: m.imports_cancel_question,
  about: () => m.imports_cancel_about(),
  done: m.imports_cancel_done,
};

const wordsOf = (act: Act, { state }: Import): ActWords => (act === "stop" && state !== "running" ? cancel : acts[act]);

/** Counts the rows that need a choice and have none. They will not be imported. */
const openRows = ({ unclear, differs, decided }: Import["counts"]): number => unclear + differs - decided;

/** The actions that the reader can take on an import now, each with a confirmation. */
export function ImportActions({ entry }: { entry: Import }) {
  const [open, setOpen] = useState<Act | null>(null);
  const offered = entry.actions.filter((action): action is Act => action !== "resolve" && action !== "set_date_order");
  if (offered.length === 0) return null;
  return (
    <>
      <Inline>
        {offered.map((act) => (
          <Button
            key={act}
            tone={act === "run" ? "primary" : act === "undo" ? "error" : "secondary"}
            onClick={() => setOpen(act)}
          >
            {wordsOf(act, entry).label()}
          </Button>
        ))}
      </Inline>
      {open && (
        <Dialog open onOpenChange={() => setOpen(null)} heading={wordsOf(open, entry).title()}>
          <ActForm act={open} entry={entry} onSent={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  );
}

const withReason = z.object({ reason: reasonText });
const nothing = z.object({ reason: z.optional(z.string()) });

function ActForm({ act, entry, onSent }: { act: Act; entry: Import; onSent: () => void }) {
  const client = useQueryClient();
  const { label, title, about, done } = wordsOf(act, entry);
  const { errors, field, isSending, onSubmit } = useSend<{ reason?: string | undefined }>({
    schema: act === "ask_to_undo" ? withReason : nothing,
    send: async ({ reason }) => {
      if (act === "run") await kwan.imports.run(entry.id);
      else if (act === "stop") await kwan.imports.stop(entry.id);
      else await kwan.imports.undo(entry.id, { ...(reason && { reason }) });
      toaster.add({ type: "success", message: done() });
      await readAgain(client);
      onSent();
    },
  });
  return (
    <Form aria-label={title()} errors={errors} onSubmit={onSubmit}>
      <Stack>
        <Text>{about(entry)}</Text>
        {act === "ask_to_undo" && (
          <TextArea required label={m.imports_undo_reason()} {...field("reason")} limit={1000} />
        )}
        <FormButtons label={label()} isSending={isSending} />
      </Stack>
    </Form>
  );
}
