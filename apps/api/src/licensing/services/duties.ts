import type { Action } from "@kwan/domain";
import { type Duty, separationFrom } from "@kwan/domain/tasks";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { actionsBy, hasExamined } from "./duties-store.ts";

/** Throws if the officer has already performed a conflicting duty on the same application. */
export async function requireSeparation(db: Queries, actor: Actor, id: ApplicationId, duty: Duty): Promise<void> {
  const why = separationFrom(duty, await dutiesOf(db, actor, id));
  if (why !== undefined) throw new DomainError("forbidden", why);
}

async function dutiesOf(db: Queries, actor: Actor, id: ApplicationId): Promise<Duty[]> {
  const actions = await actionsBy(db, actor.id, id);
  return [
    ...(actions as Action[]),
    ...((await hasExamined(db, actor.id, id)) ? ["record_practical_test" as const] : []),
  ];
}
