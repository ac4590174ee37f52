import type { Queries } from "../../platform/db/open.ts";
import type { AccountId, ApplicationId } from "../../platform/ids.ts";

/** Returns the actions that an officer has taken on an application. */
export async function actionsBy(db: Queries, actor_id: AccountId, application_id: ApplicationId): Promise<string[]> {
  const rows = await db
    .selectFrom("service_history")
    .select("action")
    .distinct()
    .where("application_id", "=", application_id)
    .where("actor_id", "=", actor_id)
    .execute();
  return rows.map(({ action }) => action);
}

export const hasExamined = async (
  db: Queries,
  recorded_by: AccountId,
  application_id: ApplicationId,
): Promise<boolean> =>
  (await db
    .selectFrom("practical_tests")
    .select("id")
    .where("application_id", "=", application_id)
    .where("recorded_by", "=", recorded_by)
    .executeTakeFirst()) !== undefined;
