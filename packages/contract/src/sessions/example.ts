import type * as z from "zod/mini";
import type { ExamplesOf } from "../example.ts";
import { ids, pageOf } from "../example-ids.ts";
import { exampleAccount } from "../users/example.ts";
import type * as sessions from "./calls.ts";
import type { session } from "./shapes.ts";

export const exampleSession: z.output<typeof session> = {
  token: "kwan_example_token_that_opens_nothing",
  expires_at: "2026-12-21T09:30:00Z",
  user: exampleAccount,
};

export const sessionExamples: ExamplesOf<typeof sessions> = {
  listSessions: {
    answer: pageOf({
      id: ids.session,
      started_at: "2026-11-02T07:12:00Z",
      last_used_at: "2026-11-21T09:30:00Z",
      device: "Chrome on Android",
      is_current: true,
    }),
  },
  endSession: { params: { id: ids.session }, body: { current_password: "Kente-Gold-2026" } },
  endOtherSessions: { body: { current_password: "Kente-Gold-2026" } },
};
