import type { AnswerOf, writeNote } from "@kwan/contract";
import type { NoteRow } from "./store.ts";

export const presentNote = (row: NoteRow): AnswerOf<typeof writeNote> => ({
  id: row.id,
  text: row.text,
  author: { id: row.author_id, name: `${row.first_name} ${row.last_name}`, branch: row.branch_name },
  written_at: row.written_at,
});
