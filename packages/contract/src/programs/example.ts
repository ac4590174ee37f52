import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import type * as programs from "./calls.ts";
import type { program } from "./shapes.ts";

const added: z.output<typeof program> = {
  id: ids.program,
  name: "Road safety dashboard",
  team: "Road safety",
  contact_email: "road-safety@example.com",
  scopes: [],
  budget: null,
  is_active: false,
  secrets: [],
  created_at: "2026-11-02T09:00:00Z",
  version: 1,
};

const approved: z.output<typeof program> = {
  ...added,
  scopes: ["reports.read"],
  budget: "standard",
  is_active: true,
  secrets: [
    {
      id: "sec_01H8R2G6TZ",
      created_at: "2026-11-03T10:00:00Z",
      last_used_at: "2026-11-23T08:15:00Z",
      expires_at: null,
    },
  ],
  version: 3,
};

export const programExamples: ExamplesOf<typeof programs> = {
  listPrograms: { answer: pageOf(approved) },
  getProgram: { params: { id: ids.program }, answer: approved },
  createProgram: {
    body: { name: added.name, team: added.team, contact_email: added.contact_email },
    answer: added,
  },
  issueProgramSecret: {
    params: { id: ids.program },
    answer: {
      client_id: ids.program,
      client_secret: "a-secret-that-is-only-shown-once",
      earlier_until: null,
    },
  },
  endProgram: {
    params: { id: ids.program },
    body: { reason: "The team has replaced the dashboard." },
    answer: { ...approved, is_active: false, secrets: [], version: 4 },
  },
};
