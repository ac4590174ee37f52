import type { AnswerOf } from "../call.ts";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as imports from "./calls.ts";

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
  kind: "licences",
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
  listImports: { answer: pageOf(checked) },
  startImport: {
    body: {
      kind: "licences",
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
  getImport: { params: { id: ids.import }, answer: checked },
  listImportRows: {
    params: { id: ids.import },
    query: { outcome: "unclear" },
    answer: pageOf(row),
  },
  resolveImportRow: {
    params: { id: ids.import, number: "17" },
    body: { choice: "this_person", driver: ids.driver },
    answer: { ...row, choice: "this_person", driver: ids.driver },
  },
  setImportDateOrder: {
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
    params: { id: ids.import },
    answer: running,
  },
  stopImport: {
    params: { id: ids.import },
    answer: { ...checked, state: "stopped", stop_reason: "Efua Owusu stopped the import.", actions: [] },
  },
  undoImport: {
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
    params: { id: ids.import },
  },
  downloadImportReport: {
    params: { id: ids.import },
  },
};
