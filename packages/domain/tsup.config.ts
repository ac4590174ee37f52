import { forNode, perFile } from "../../tsup.per-file.ts";

const entries = [
  "src/index.ts",
  "src/countries.ts",
  "src/dates.ts",
  "src/decisions.ts",
  "src/enquiries.ts",
  "src/imports.ts",
  "src/kinds.ts",
  "src/language.ts",
  "src/numbers.ts",
  "src/oversight.ts",
  "src/phone.ts",
  "src/places.ts",
  "src/profiles.ts",
  "src/sessions.ts",
  "src/tasks.ts",
];

export default [perFile(entries), forNode(entries)];
