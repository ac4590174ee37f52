import type { Handlers } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { createBranch } from "./commands/create-branch.ts";
import { readBranches } from "./commands/list-branches.ts";
import { presentBranch } from "./present.ts";
import { findListedBranch } from "./store.ts";

export const branchRoutes = {
  listBranches: async (context, { query, request }) =>
    listAnswer(request, await readBranches(context, query), ({ branch, distance_km }) =>
      presentBranch(branch, distance_km),
    ),
  createBranch: async (context, { body }) => {
    const id = await createBranch(context, body);
    return presentBranch(orNotFound(await findListedBranch(context.tx, id, context.deps.today()), "branch"));
  },
  getBranch: async ({ db, deps }, { params }) => {
    const read = () => findListedBranch(db, params.id, deps.today());
    return presentBranch(orNotFound(await deps.cache.read(`branch ${params.id}`, read), "branch"));
  },
} satisfies Partial<Handlers>;
