import type { AnswerOf, getProgram } from "@kwan/contract";
import type { ProgramBudget, ProgramScope } from "@kwan/domain";
import type { ProgramRow, SecretRow } from "../../people/programs/store.ts";

/** Presents a program with its own secrets among these. */
export const presentProgram = (row: ProgramRow, secrets: readonly SecretRow[]): AnswerOf<typeof getProgram> => ({
  id: row.id,
  name: row.name,
  team: row.team,
  contact_email: row.contact_email,
  scopes: row.scopes as ProgramScope[],
  budget: row.budget as ProgramBudget | null,
  is_active: row.is_active,
  secrets: secrets
    .filter(({ program_id }) => program_id === row.id)
    .map(({ id, created_at, last_used_at, expires_at }) => ({ id, created_at, last_used_at, expires_at })),
  created_at: row.created_at,
  version: row.version,
});
