import type { SeededDocument } from "./documents.ts";
import type { SeededPeople } from "./people.ts";
import { insertAll, type SeedContext } from "./store.ts";

const dayMs = 86_400_000;

const married = { reason_for_change: "I married and took my husband's name.", documents: ["affidavit"] };
const misspelt = { reason_for_change: "My name was misspelt when my record was made.", documents: ["affidavit"] };

/** The changes that invented drivers have requested, and the decisions on them. */
const changes = [
  { days: 6, ...married, field: "last_name", after: "Sampleworth-Mensah", status: "requested" },
  { days: 4, ...misspelt, field: "first_name", after: "Kojoh", status: "requested" },
  {
    days: 2,
    reason_for_change: "My record shows the date on which I was registered, not my date of birth.",
    documents: ["birth_cert", "affidavit"],
    field: "date_of_birth",
    after: "1984-03-02",
    status: "requested",
  },
  { days: 20, ...married, field: "last_name", after: "Sampleworth-Boateng", status: "approved" },
  { days: 15, ...misspelt, field: "last_name", after: "Samplewurth", status: "rejected" },
] as const;

/** Adds requests to change a record. Some are waiting for a reviewer, and others have been decided. */
export async function seedRequests(
  { db, now, newId }: SeedContext,
  { others, reviewer }: SeededPeople,
): Promise<readonly SeededDocument[]> {
  const holders = others.map(({ holder }) => holder);
  const people = await db
    .selectFrom("drivers")
    .select(["id", "user_id", "first_name", "last_name", "date_of_birth"])
    .where("id", "in", holders)
    .execute();
  const requests = changes.flatMap((each, index) => {
    const person = people.find(({ id }) => id === holders[index]);
    if (!person?.user_id) return [];
    const requested_at = new Date(now.getTime() - each.days * dayMs);
    const isDecided = each.status !== "requested";
    const row = {
      id: newId("req"),
      driver_id: person.id,
      requested_by: person.user_id,
      status: each.status,
      changes: JSON.stringify([{ field: each.field, before: person[each.field], after: each.after }]),
      reason_for_change: each.reason_for_change,
      requested_at,
      decided_at: isDecided ? new Date(requested_at.getTime() + dayMs) : null,
      decided_by: isDecided ? reviewer : null,
      decision_reason:
        each.status === "rejected" ? "The affidavit is in someone else's name. Send one in your name." : null,
    };
    return [{ row, documents: each.documents }];
  });
  await insertAll(
    db,
    "update_requests",
    requests.map(({ row }) => row),
  );
  return requests.flatMap(({ row, documents }) =>
    documents.map((document) => ({
      driver_id: row.driver_id,
      document,
      uploaded_by: row.requested_by,
      uploaded_at: row.requested_at,
      update_request_id: row.id,
    })),
  );
}
