import { requiredText } from "@kwan/domain";
import { isKwanError, notes } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { Button, Form, Heading, Skeleton, Stack, Text, TextArea } from "@kwan/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { m } from "#messages";
import { FormButtons } from "../../../forms/FormButtons.tsx";
import { useSend } from "../../../forms/use-send.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { PagedList } from "../../../queries/PagedList.tsx";
import { clientOf } from "../../../session/client.ts";
import { toaster } from "../../../toasts/toaster.ts";
import { timeInWords } from "../../../words/dates-and-money.ts";

const kwan = clientOf({ notes });
const q = kwanOptions(kwan);

export type NotesProps = {
  /** The application or person that the notes are about. */
  about: { service: string } | { driver: string };
};

/** The staff notes on an application or a person, newest first, and a form for a new one. */
export function Notes({ about }: NotesProps) {
  const query = useInfiniteQuery(q.notes.list.infinite({ ...about, limit: 10 }));
  const isOwn = isKwanError(query.error) && query.error.code === "own_request";
  return (
    <Stack as="section" space="small">
      <Heading level={2}>{m.notes_notes()}</Heading>
      {isOwn ? (
        <Text tone="secondary">{m.notes_own()}</Text>
      ) : (
        <>
          <PagedList
            query={query}
            of={m.notes_the_notes()}
            empty={m.notes_none()}
            showsCount={false}
            skeleton={<Skeleton lines={3} />}
          >
            {(rows) => (
              <Stack as="ul" space="small">
                {rows.map(({ id, text, author: { name, branch }, written_at }) => (
                  <li key={id}>
                    <Text>{text}</Text>
                    <Text size="small" tone="secondary">
                      {m.notes_by({
                        who: branch ? m.notes_name_and_branch({ name, branch }) : name,
                        when: timeInWords(written_at),
                      })}
                    </Text>
                  </li>
                ))}
              </Stack>
            )}
          </PagedList>
          <NewNote about={about} />
        </>
      )}
    </Stack>
  );
}

/**
 * A button that opens the form for a new note, so that an empty form does not separate the notes from the rest of the
 * page.
 */
function NewNote(props: NotesProps) {
  const [form, setForm] = useState<"new" | "open" | "closed">("new");
  if (form === "open") return <NoteForm {...props} onClose={() => setForm("closed")} />;
  return (
    <div className={onScreen}>
      <Button tone="secondary" autoFocus={form === "closed"} onClick={() => setForm("open")}>
        {m.notes_add()}
      </Button>
    </div>
  );
}

const schema = z.object({ text: requiredText(m.notes_note, 2_000) });

function NoteForm({ about, onClose }: NotesProps & { onClose: () => void }) {
  const client = useQueryClient();
  const { errors, field, isSending, onSubmit } = useSend({
    schema,
    send: async ({ text }) => {
      await kwan.notes.write({ ...about, text });
      toaster.add({ type: "success", message: m.notes_added() });
      onClose();
      await client.invalidateQueries({ queryKey: kwanKey("notes") });
    },
  });
  return (
    <Form aria-label={m.notes_new()} errors={errors} onSubmit={onSubmit} space="small" className={onScreen}>
      <TextArea required autoFocus label={m.notes_new()} hint={m.notes_about()} {...field("text")} limit={2_000} />
      <FormButtons label={m.notes_save()} isSending={isSending} onCancel={onClose} />
    </Form>
  );
}
