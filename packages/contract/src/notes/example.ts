import type { AnswerOf } from "../call.ts";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as notes from "./calls.ts";

const note: AnswerOf<typeof notes.writeNote> = {
  id: ids.note,
  text: "Asked for the original affidavit by phone. She will bring it on Friday.",
  author: { id: ids.account, name: "Kofi Asante", branch: "Accra Central" },
  written_at: "2026-11-21T09:12:00Z",
};

export const noteExamples: ExamplesOf<typeof notes> = {
  listNotes: {
    query: { service: ids.service },
    answer: pageOf(note),
  },
  writeNote: {
    body: { driver: ids.driver, text: note.text },
    answer: note,
  },
};
