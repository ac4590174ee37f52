import { AsyncLocalStorage } from "node:async_hooks";
import * as m from "../src/catalogues/messages.js";
import { imports } from "../src/imports/registry.ts";
import { type Kind, kinds } from "../src/kinds/registry.ts";

const nothingHeld = {
  learners_license: null,
  license: null,
  hazard_permit: null,
  international_permit: null,
  endorsements: [],
};
const license = {
  number: "MEN-14039800",
  classes: [{ letter: "B", since: "2024-12-01" }],
  issued_on: "2024-12-01",
  expires_on: "2030-12-01",
  renewed_on: [],
};
/** Somebody who is learning, and has not been trained. */
const learner = {
  ...nothingHeld,
  date_of_birth: "2004-05-17",
  is_identified: true,
  learners_license: { classes: ["B"], expires_on: "2027-06-01" },
  theory: { road_sign: "2026-06-02", road_traffic: "2026-06-02" },
  training_hours: 0,
  eye_test: null,
  open_kinds: [],
};
const files = { branch: "brn_1", documents: {} };
const row = (kind: Kind) => ({ row: kinds[kind] });

/** What the examples of every file already have. */
const everywhere = {
  m,
  nothingHeld,
  license,
  random: () => 0.5,
  today: "2026-11-23",
  requestContext: new AsyncLocalStorage<{ language: "en" | "fr" }>(),
  facts: {
    owes: false,
    has_tests: true,
    tests_passed: false,
    review_done: false,
    documents_reviewed: true,
    identity_verified: true,
    is_examined: false,
    is_begun: false,
    is_printed: true,
  },
};

/** What the examples of one file already have. */
const byFile: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "theory-tests/draw.ts": {
    bank: Array.from({ length: 60 }, (_, n) => ({ id: n, topic: `topic ${n % 5}` })),
  },
  "theory-tests/score.ts": { paper: [{ id: "q1", topic: "parking", right_option: "b" }] },
  "sessions/auth-session.ts": { localStorage: { getItem: () => null } },
  "people/update-request.ts": { original: { first_name: "Akua", last_name: "Mensah", other_name: null } },
  "kinds/details.ts": row("lost-damaged-license/lost"),
  "kinds/documents.ts": row("foreign-license-conversion"),
  "kinds/document-verdicts.ts": { needs: (document: string) => ({ document, is_required: true }) },
  "kinds/submission.ts": {
    first: { ...files, details: { license_class: "A" } },
    second: { ...files, details: { license_class: "B" } },
  },
  "fees/quote.ts": row("drivers-renewal"),
  "imports/cells.ts": { fields: imports.licences.columns },
  "imports/date-order.ts": {
    columns: ["license_number", "issued_on"],
    rows: [{ number: 2, cells: ["REG-1", "25/11/2019"] }],
  },
  "eligibility/eligibility.ts": {
    record: {
      ...learner,
      learners_license: null,
      license: { ...license, issued_on: "2025-03-01", expires_on: "2031-03-01" },
    },
  },
  "eligibility/obstacles.ts": { currentRecord: { ...nothingHeld, license } },
  "applications/facts-of-application.ts": {
    application: {
      status: "draft",
      tier: "standard",
      is_delivered: false,
      details: {},
      steps: [],
      invoices: [],
      uploads: [],
      is_id_verified: true,
      is_begun: false,
    },
  },
  "applications/ways-ahead.ts": { cards: learner, record: learner },
};

/** Returns what the examples of a file use without making it. */
export const contextOf = (file: string): Readonly<Record<string, unknown>> => ({ ...everywhere, ...byFile[file] });
