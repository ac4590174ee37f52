import { actionNotifications } from "../../licensing/services/action-notifications.ts";
import { inEachLanguage } from "../../platform/language.ts";
import { movesOf, type Seeded } from "./applications.ts";
import type { SeededPeople } from "./people.ts";
import { insertAll, type SeedContext } from "./store.ts";

/**
 * Adds notifications for the people whose logins are printed when the server starts. For each application, only the
 * last one is unread.
 */
export async function seedNotifications(
  { db, now, newId }: SeedContext,
  { learner, driver }: SeededPeople,
  applications: readonly Seeded[],
): Promise<void> {
  const owners = await db
    .selectFrom("users")
    .select(["id", "driver_id"])
    .where("driver_id", "in", [learner, driver])
    .execute();
  const rows = applications.flatMap((application) => {
    const owner = owners.find(({ driver_id }) => driver_id === application.driver_id);
    const { row, card } = application;
    const told = movesOf(application, now).flatMap(({ action, by_actor: by, at }) => {
      const textOf = actionNotifications[action];
      const textNow = () => textOf?.({ title: row.title, reason: card.reason, by, is_delivered: false });
      const texts = inEachLanguage(textNow);
      return texts.en ? [{ ...texts.en, texts: JSON.stringify(texts), at }] : [];
    });
    if (!owner) return [];
    return told.map(({ at, ...text }, index) => ({
      ...text,
      id: newId("ntf"),
      user_id: owner.id,
      application_id: application.id,
      type: row.code,
      is_read: index < told.length - 1,
      dedupe_key: null,
      created_at: at,
    }));
  });
  await insertAll(db, "notifications", rows);
}
