import { noteReads } from "../audit/append.ts";
import { type HandlersOf, prepared } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import type { Queries } from "../db/open.ts";
import { seeDriver } from "../drivers/policy.ts";
import { askForChange, storeEvidence } from "./commands/ask-for-change.ts";
import { decide } from "./commands/decide-request.ts";
import { presentRequest } from "./present.ts";
import { evidenceOf, listRequests, type RequestRow } from "./store.ts";

const shown = async (db: Queries, row: RequestRow) => presentRequest(row, await evidenceOf(db, [row.id]));

export const updateRequestRoutes: HandlersOf<
  "createUpdateRequest" | "listUpdateRequests" | "approveUpdateRequest" | "rejectUpdateRequest"
> = {
  createUpdateRequest: prepared(
    (asked) => storeEvidence(asked, asked.actor, asked.body),
    async (asked, stored) => shown(asked.db, await askForChange(asked, asked.actor, asked.body, stored)),
  ),
  listUpdateRequests: async (asked) => {
    const { db, actor, query, request } = asked;
    if (query.driver !== undefined) seeDriver(actor, query.driver);
    const driver_id = actor.role === "reviewer" ? query.driver : (actor.driver ?? "");
    const listed = await listRequests(db, { driver_id, status: query.status }, query);
    const ids = listed.rows.map((row) => row.id);
    await noteReads(asked, "update_request", ids);
    const evidence = await evidenceOf(db, ids);
    return listAnswer(request, listed, (row) => presentRequest(row, evidence));
  },
  approveUpdateRequest: async (asked) =>
    shown(
      asked.db,
      await decide(asked, asked.actor, asked.params.id, { status: "approved", reason: asked.body.note || null }),
    ),
  rejectUpdateRequest: async (asked) =>
    shown(
      asked.db,
      await decide(asked, asked.actor, asked.params.id, { status: "rejected", reason: asked.body.reason }),
    ),
};
