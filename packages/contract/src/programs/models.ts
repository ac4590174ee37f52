// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { ProgramBudget } from "@kwan/domain";

export type ListProgramsQuery = {
  /** The number of items on a page, from 1 to 100. The default is 20. */
  readonly limit?: number | null | undefined;
  /** The position of the page, from the `next` or `previous` link of the list. */
  readonly cursor?: string | null | undefined;
};

export type ListProgramsSecret = {
  /** Opaque ID. */
  id: string;
  /** When the record was created. */
  created_at: string;
  /** When the program last got a token with it. Null if it has not yet. */
  last_used_at: string | null;
  /** When it stops working. Null if no newer secret has replaced it. */
  expires_at: string | null;
};

export type ListProgramsItem = {
  /** ID of the program, which is also its `client_id`. */
  id: string;
  /** Name. */
  name: string;
  /** The team that answers for the program. */
  team: string;
  /** Email address of the team. */
  contact_email: string;
  /** What the program can read. Empty until two administrators have approved it. */
  scopes: ("licences.read" | "reports.read")[];
  /** The name of its budget of calls. Null until two administrators have approved it. */
  budget: ProgramBudget | null;
  /** Whether the program can get tokens. */
  is_active: boolean;
  /** The secrets that are valid, newest first. They are only shown when they are created. */
  secrets: ListProgramsSecret[];
  /** When the record was created. */
  created_at: string;
  /** Version of the record. It changes with every change, and is sent as If-Match when you change the record. */
  version: number;
};

export type CreateProgramBody = {
  /** Name. */
  name: string;
  /** The team that answers for the program. */
  team: string;
  /** Email address of the team. */
  contact_email: string;
};

export type IssueProgramSecretAnswer = {
  /** ID of the program. */
  client_id: string;
  /** The secret. It is not stored and cannot be shown again. */
  client_secret: string;
  /** When the earlier secret stops working. Null if there is none. */
  earlier_until: string | null;
};

export type EndProgramBody = {
  /** The reason for the request, decision or action. */
  reason: string;
};
