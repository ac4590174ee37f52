import type * as z from "zod/mini";
import type * as sessions from "../calls/sessions.ts";
import type { session } from "../shapes/sessions.ts";
import type { ExamplesOf } from "./example.ts";
import { ids, pageOf } from "./ids.ts";
import { exampleAccount } from "./users.ts";

export const exampleSession: z.output<typeof session> = {
  token: "kwan_example_token_that_opens_nothing",
  expires_at: "2026-12-21T09:30:00Z",
  user: exampleAccount,
};

export const sessionExamples: ExamplesOf<typeof sessions> = {
  listSessions: {
    summary: "List your sessions",
    answer: pageOf({
      id: ids.session,
      started_at: "2026-11-02T07:12:00Z",
      last_used_at: "2026-11-21T09:30:00Z",
      device: "Chrome on Android",
      is_current: true,
    }),
  },
  endSession: {
    summary: "End one session",
    params: { id: ids.session },
    body: { current_password: "Kente-Gold-2026" },
  },
  endOtherSessions: { summary: "End all other sessions", body: { current_password: "Kente-Gold-2026" } },
};
