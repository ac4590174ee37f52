// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ApplicationId, DriverId } from "../ids.ts";

export type StaffNoteAuthor = {
  /** Opaque ID. */
  id: string;
  /** Name. */
  name: string;
  /** Name of the person's branch. Null if there is none. */
  branch: string | null;
};

export type StaffNote = {
  /** Opaque ID. */
  id: string;
  /** Text of the note. */
  text: string;
  /** Who wrote the note, with their branch. */
  author: StaffNoteAuthor;
  /** When the note was written. */
  written_at: string;
};

export type ListNotesQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
  /** The application whose notes are listed. */
  readonly service?: ApplicationId | null | undefined;
  /** The person whose notes are listed. Notes on the person's applications are not included. */
  readonly driver?: DriverId | null | undefined;
};

export type WriteNoteBody = {
  /** Text of the note. */
  text: string;
  /** The application that the note is about. */
  service?: ApplicationId | undefined;
  /** The person whom the note is about, if it is not about an application. */
  driver?: DriverId | undefined;
};
