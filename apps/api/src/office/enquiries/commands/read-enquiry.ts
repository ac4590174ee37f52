import type { Actor } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { orNotFound, stale } from "../../../platform/domain-error.ts";
import type { EnquiryId } from "../../../platform/ids.ts";
import { presentEnquiry } from "../present.ts";
import { exclusionsOf, findEnquiry, messagesOf } from "../store.ts";

/** Returns a question or a complaint as its reader sees it. */
export async function readEnquiry(db: Queries, actor: Actor, id: EnquiryId) {
  const row = orNotFound(await findEnquiry(db, actor, id), "enquiry");
  return presentEnquiry(row, { messages: await messagesOf(db, id), excluded: await exclusionsOf(db, id) });
}

/** Throws if somebody has written since the caller read it. */
export async function requireLatest(
  db: Queries,
  actor: Actor,
  { id, version }: { readonly id: EnquiryId; readonly version: number },
  seen: number | null,
): Promise<void> {
  if (seen !== null && seen !== version) throw stale(await readEnquiry(db, actor, id), version);
}
