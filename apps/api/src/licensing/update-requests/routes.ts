import { seeDriver } from "../../people/drivers/policy.ts";
import { type Handlers, prepared } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import type { Queries } from "../../platform/db/open.ts";
import { orNotFound } from "../../platform/domain-error.ts";
import { noDriver } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import { askForChange, storeEvidence } from "./commands/ask-for-change.ts";
import { decide } from "./commands/decide-request.ts";
import { presentRequest } from "./present.ts";
import { evidenceOf, findRequest, listRequests, type RequestRow } from "./store.ts";

const present = async (db: Queries, row: RequestRow) => presentRequest(row, await evidenceOf(db, [row.id]));

export const updateRequestRoutes = {
  createUpdateRequest: prepared(
    (context, { body }) => storeEvidence(context, body),
    async (context, { body }, stored) => present(context.tx, await askForChange(context, body, stored)),
  ),
  listUpdateRequests: async ({ db, actor }, { query, request }) => {
    if (query.driver !== undefined) seeDriver(actor, query.driver);
    const driver_id = may(actor, "changes.decide") ? query.driver : (actor.driver ?? noDriver);
    const listed = await listRequests(db, { driver_id, status: query.status }, query, query.sort);
    const evidence = await evidenceOf(
      db,
      listed.rows.map((row) => row.id),
    );
    return listAnswer(request, listed, (row) => presentRequest(row, evidence));
  },
  getUpdateRequest: async ({ db, actor }, { params }) => {
    const row = await findRequest(db, params.id);
    const isVisible = may(actor, "changes.decide") || row?.driver_id === actor.driver;
    return present(db, orNotFound(isVisible ? row : undefined, "request"));
  },
  approveUpdateRequest: async (context, { params, body }) =>
    present(context.tx, await decide(context, params.id, { status: "approved", reason: body.note || null })),
  rejectUpdateRequest: async (context, { params, body }) =>
    present(context.tx, await decide(context, params.id, { status: "rejected", reason: body.reason })),
} satisfies Partial<Handlers>;
