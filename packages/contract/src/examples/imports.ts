import type { AnswerOf } from "../call.ts";
import type * as imports from "../calls/imports.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, pageOf } from "./ids.ts";

const counts = {
  rows: 1_200,
  checked: 1_200,
  new: 1_180,
  same: 6,
  repeated: 3,
  differs: 4,
  unclear: 5,
  invalid: 2,
  decided: 9,
  imported: 0,
  refused: 0,
  undone: 0,
  kept: 0,
};

const checked: AnswerOf<typeof imports.getImport> = {
  id: ids.import,
  what: "licences",
  title: "Licences",
  name: "register-2019.csv",
  state: "checked",
  counts,
  match_rate: 80,
  date_order: "day_first",
  date_question: null,
  made_by: { id: ids.account, name: "Kofi Asante" },
  made_at: "2026-11-21T09:12:00Z",
  checked_at: "2026-11-21T09:12:40Z",
  run_by: null,
  run_at: null,
  ended_at: null,
  stop_reason: null,
  undo: null,
  actions: ["run", "stop"],
};

const second = { id: ids.staff, name: "Efua Owusu" };
const running: typeof checked = {
  ...checked,
  state: "running",
  run_by: second,
  run_at: "2026-11-21T10:00:00Z",
  actions: ["stop"],
};

const row: AnswerOf<typeof imports.listImportRows>["results"][number] = {
  number: 17,
  outcome: "unclear",
  result: null,
  values: [
    { column: "first_name", label: "First name", value: "Ama" },
    { column: "last_name", label: "Surname", value: "Mensa" },
    { column: "date_of_birth", label: "Date of birth", value: "14/03/1998" },
    { column: "license_number", label: "Licence number", value: "MEN-14039800" },
  ],
  errors: [],
  problem: "Someone with a similar name was born on the same day. Decide whether this is the same person.",
  other_row: null,
  candidates: [
    {
      driver: ids.driver,
      name: "Ama Serwaa Mensah",
      date_of_birth: "1998-03-14",
      license_number: null,
      is_verified: true,
    },
  ],
  choice: null,
  driver: null,
  choices: ["leave_out", "new_person", "this_person"],
};

export const importExamples: ExamplesOf<typeof imports> = {
  listImports: { summary: "List imports", description: "Lists the latest import first.", answer: pageOf(checked) },
  startImport: {
    summary: "Upload a file to import",
    description:
      "The file must be UTF-8 text, with values separated by commas, semicolons or tabs, and with the column names in the first row. It is checked in the background, and no record changes until another person runs the import.",
    body: {
      what: "licences",
      file: {
        name: "register-2019.csv",
        type: "text/csv",
        size: 3,
        arrayBuffer: async () => new Uint8Array([97, 44, 98]).buffer,
      },
    },
    answer: {
      ...checked,
      state: "checking",
      counts: { ...counts, checked: 0, new: 0, same: 0, repeated: 0, differs: 0, unclear: 0, invalid: 0, decided: 0 },
      checked_at: null,
      actions: ["stop"],
    },
  },
  getImport: { summary: "Check the progress of an import", params: { id: ids.import }, answer: checked },
  listImportRows: {
    summary: "List the rows of an import",
    description: "Lists the rows in the order of the file. Each row includes a description of any problems.",
    params: { id: ids.import },
    query: { outcome: "unclear" },
    answer: pageOf(row),
  },
  resolveImportRow: {
    summary: "Decide on a row of an import",
    description: "Rows that are unclear or differ from the record are imported only if someone decides on them.",
    params: { id: ids.import, number: "17" },
    body: { choice: "this_person", driver: ids.driver },
    answer: { ...row, choice: "this_person", driver: ids.driver },
  },
  setImportDateOrder: {
    summary: "Say whether the day or the month comes first",
    description:
      "A file whose dates do not prove that the day comes first, such as 5/11/2019, is only checked after someone has said how to read them.",
    params: { id: ids.import },
    body: { order: "day_first" },
    answer: {
      ...checked,
      state: "checking",
      counts: { ...counts, checked: 0, new: 0, same: 0, repeated: 0, differs: 0, unclear: 0, invalid: 0, decided: 0 },
      checked_at: null,
      actions: ["stop"],
    },
  },
  runImport: {
    summary: "Run an import",
    description:
      "The caller must not be the person who uploaded the file or decided on its rows. Each row becomes a decision with its own entry in the audit log.",
    params: { id: ids.import },
    answer: running,
  },
  stopImport: {
    summary: "Stop an import",
    description: "Rows that have been imported stay on record and can be undone.",
    params: { id: ids.import },
    answer: { ...checked, state: "stopped", stop_reason: "Efua Owusu stopped the import.", actions: [] },
  },
  undoImport: {
    summary: "Undo an import",
    description:
      "One person gives a reason and asks to undo the import. Another person starts the undo. Records that have changed since the import stay as they are.",
    params: { id: ids.import },
    body: { reason: "It was the file for another region." },
    answer: {
      ...running,
      state: "done",
      counts: { ...counts, imported: 1_185, refused: 15 },
      ended_at: "2026-11-21T10:00:30Z",
      undo: { asked_by: second, reason: "It was the file for another region.", started_by: null, undone_at: null },
      actions: [],
    },
  },
  downloadImportRowsToCorrect: {
    summary: "Download the rows to correct as CSV",
    description:
      "Lists the rows with errors or, if the import was stopped, every row that was not imported. The file can be corrected and uploaded again. Its last column, the reason, is not read.",
    params: { id: ids.import },
  },
  downloadImportReport: {
    summary: "Download the report of an import as CSV",
    description: "Lists every row of the file, and says whether it was imported and, if not, why.",
    params: { id: ids.import },
  },
};
