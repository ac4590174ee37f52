import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { writeNote } from "./commands/write-note.ts";
import { requireNotedRecord } from "./noted-record.ts";
import { presentNote } from "./present.ts";
import { findNote, listNotes } from "./store.ts";

export const noteRoutes = {
  listNotes: async (context, { query, request }) => {
    const { subject, driver_id } = await requireNotedRecord(context, context.db, query);
    const listed = await listNotes(context.db, subject, query);
    return new Reply({ body: listAnswer(request, listed, presentNote), reads: [driver_id] });
  },
  writeNote: async (context, { body }) => presentNote(await findNote(context.tx, await writeNote(context, body))),
} satisfies Partial<Handlers>;
