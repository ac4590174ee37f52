import type { TaskKind } from "@kwan/domain/tasks";
import { sql } from "kysely";
import type { Actor } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { AccountId, BranchId, DriverId } from "../../platform/ids.ts";
import { mayDealWith } from "../enquiries/reach-store.ts";

/** The kinds of tasks that someone has permission to do: at every branch, and at one branch only. */
export interface Reach {
  readonly everywhere: readonly TaskKind[];
  readonly in_branch: readonly TaskKind[];
  readonly branch: BranchId | null;
  /** Whose tasks they are. Somebody with a part in a complaint does not see its task. */
  readonly actor: Pick<Actor, "id" | "role" | "branch">;
}

/** Returns a list for an "in" condition. It is never empty, because an empty list is not valid SQL. */
const listed = (kinds: readonly TaskKind[]): TaskKind[] => (kinds.length > 0 ? [...kinds] : ["none" as TaskKind]);

/** Selects the tasks, open and closed, that somebody has permission to do. */
export const reachable = (db: Queries, reach: Reach) =>
  db
    .selectFrom("tasks")
    .where((of) =>
      of.or([
        of("tasks.kind", "in", listed(reach.everywhere)),
        of.and([
          of("tasks.kind", "in", listed(reach.in_branch)),
          of.or([of("tasks.branch_id", "is", null), of("tasks.branch_id", "=", reach.branch)]),
        ]),
      ]),
    )
    .where((of) =>
      of.or([
        of("tasks.kind", "<>", sql.lit("handle_complaint")),
        of.exists(
          of
            .selectFrom("enquiries")
            .select("enquiries.id")
            .where(sql<boolean>`enquiries.id = tasks.subject_id`)
            .where(mayDealWith(reach.actor)),
        ),
      ]),
    );

/**
 * Whether there is a task about a person that someone has taken, or has permission to do. Apart from open tasks, those
 * that were closed after a time count.
 */
export const hasTaskAbout = async (
  db: Queries,
  about: { readonly reach: Reach; readonly actor: AccountId; readonly driver_id: DriverId; readonly closedAfter: Date },
): Promise<boolean> =>
  (await reachable(db, about.reach)
    .select("tasks.id")
    .where("tasks.driver_id", "=", about.driver_id)
    .where((of) =>
      of.or([of("tasks.closed_at", "is", null), of("tasks.closed_at", ">", about.closedAfter.toISOString())]),
    )
    .where((of) => of.or([of("tasks.claimed_by", "is", null), of("tasks.claimed_by", "=", about.actor)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;
