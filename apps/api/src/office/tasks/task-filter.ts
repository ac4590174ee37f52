import type { Status } from "@kwan/domain";
import type { TaskKind } from "@kwan/domain/tasks";
import type { BranchId } from "../../platform/ids.ts";
import type { TaskFilter } from "./store.ts";

/** The tasks that someone is looking for. */
export type QueryFilter = Pick<TaskFilter, "kinds" | "statuses" | "branch_id">;

/** Reads the filters. Kinds and statuses can have several values, separated by commas. */
export const filterOfQuery = ({
  kind,
  status,
  branch,
}: {
  kind?: string | undefined;
  status?: string | undefined;
  branch?: BranchId | undefined;
}): QueryFilter => ({
  kinds: kind?.split(",") as TaskKind[] | undefined,
  statuses: status?.split(",") as Status[] | undefined,
  branch_id: branch,
});
