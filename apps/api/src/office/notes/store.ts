import type { Insertable } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Notes } from "../../platform/db/tables.ts";
import type { ApplicationId, DriverId, NoteId } from "../../platform/ids.ts";

/** The subject of notes: an application or a person. */
export type NoteSubject = { readonly application_id: ApplicationId } | { readonly driver_id: DriverId };

const of = (db: Queries, subject: NoteSubject) => {
  const notes = db.selectFrom("notes");
  return "application_id" in subject
    ? notes.where("notes.application_id", "=", subject.application_id)
    : notes.where("notes.driver_id", "=", subject.driver_id).where("notes.application_id", "is", null);
};

const authored = (notes: ReturnType<typeof of>) =>
  notes
    .innerJoin("users as authors", "authors.id", "notes.author_id")
    .leftJoin("branches", "branches.id", "authors.branch_id")
    .selectAll("notes")
    .select(["authors.first_name", "authors.last_name", "branches.name as branch_name"]);

/** Returns the notes on an application or a person, newest first. */
export const listNotes = (db: Queries, subject: NoteSubject, request: PageRequest) =>
  listRows(
    authored(of(db, subject)),
    { sort: "notes.written_at", id: "notes.id", direction: "desc", kind: "moment" },
    request,
    of(db, subject),
  );

export type NoteRow = Awaited<ReturnType<typeof listNotes>>["rows"][number];

export const findNote = (db: Queries, id: NoteId): Promise<NoteRow> =>
  authored(db.selectFrom("notes")).where("notes.id", "=", id).executeTakeFirstOrThrow();

export async function insertNote(tx: Tx, row: Insertable<Notes>): Promise<void> {
  await tx.insertInto("notes").values(row).execute();
}
