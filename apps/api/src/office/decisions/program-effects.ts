import { type ProgramBudget, type ProgramScope, programScopes } from "@kwan/domain";
import { setAccess } from "../../people/programs/store.ts";
import { type Effect, pick } from "./effect.ts";

export const grantProgram: Effect<"grant_program"> = {
  // In the order of the table, so that the same scopes in another order change nothing.
  plan: (_, __, { scopes, budget }) => ({ scopes: programScopes.filter((each) => scopes.includes(each)), budget }),
  read: (_, program, fields) => pick(program, fields),
  write: async ({ tx }, { id }, { scopes, budget }) => {
    await setAccess(tx, id, { scopes: scopes as readonly ProgramScope[], budget: budget as ProgramBudget });
  },
};
