import type { Action } from "@kwan/domain";
import { type Duty, separationFrom } from "@kwan/domain/tasks";
import { findDriver } from "../../people/drivers/store.ts";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { AccountId } from "../../platform/ids.ts";
import { actionsBy, hasExamined } from "./duties-store.ts";
import type { ApplicationRow } from "./store.ts";

/** Throws if the officer has already performed a conflicting duty on the same application. */
export async function requireSeparation(
  db: Queries,
  actor: Actor,
  application: ApplicationRow,
  duty: Duty,
): Promise<void> {
  const driver = await findDriver(db, application.driver_id);
  const done = dutiesOf(actor, {
    application,
    checker: driver?.user_id === null ? driver.id_verified_by : null,
    actions: (await actionsBy(db, actor.id, application.id)) as Action[],
    isExaminer: await hasExamined(db, actor.id, application.id),
  });
  const why = separationFrom(duty, done);
  if (why !== undefined) throw new DomainError("forbidden", why);
}

/** What is known about an officer's part in an application. */
interface Part {
  readonly application: Pick<ApplicationRow, "filed_by">;
  /** Who checked the identity of an applicant without an account. */
  readonly checker: AccountId | null;
  /** The actions that the officer has taken on the application. */
  readonly actions: readonly Action[];
  readonly isExaminer: boolean;
}

/** Returns the duties that an officer has performed on an application. */
export function dutiesOf({ id }: Pick<Actor, "id">, { application, checker, actions, isExaminer }: Part): Duty[] {
  const hasFiled = application.filed_by === id || actions.includes("submit") || actions.includes("resubmit");
  return [
    ...actions,
    ...(isExaminer ? (["record_practical_test"] as const) : []),
    ...(hasFiled ? (["file_for_applicant"] as const) : []),
    ...(checker === id ? (["check_identity_at_counter"] as const) : []),
  ];
}
