import { type TaskKind, taskKinds, taskStatuses } from "@kwan/domain/tasks";
import { cursorOf } from "@kwan/sdk";
import { type SortParameter, sortIn } from "../../../filters/sort-in-address.ts";

type Status = (typeof taskStatuses)[number];

const sorts = ["due", "about", "kind", "service", "status", "branch", "claimed"] as const;
export type TaskSort = SortParameter<(typeof sorts)[number]>;

/** The filters for a list of tasks, as read from the URL. */
export type TaskFilter = {
  readonly kinds: readonly TaskKind[];
  readonly statuses: readonly Status[];
  /** "mine", "free", the ID of an account, or "" for everyone's tasks. */
  readonly whose: string;
  readonly branch: string;
  readonly due: "overdue" | "today" | "";
  readonly sort: TaskSort;
};

/** Returns the known values in a comma-separated list. An old link may contain others. */
const validValues = <V extends string>(all: readonly V[], list: string | null): readonly V[] =>
  all.filter((value) => list?.split(",").includes(value));

/**
 * Reads the filters from a URL's query string.
 *
 * @example
 * taskFilterOf(new URLSearchParams("kind=verify_identity&whose=mine")).whose; // "mine"
 */
export const taskFilterOf = (address: URLSearchParams): TaskFilter => ({
  kinds: validValues(taskKinds, address.get("kind")),
  statuses: validValues(taskStatuses, address.get("status")),
  whose: address.get("whose") ?? "",
  branch: address.get("branch") ?? "",
  due: (["overdue", "today"] as const).find((each) => each === address.get("due")) ?? "",
  sort: sortIn(address, sorts) ?? "due",
});

/** Returns the filters that also apply to the next task: the kind, the status and the branch. */
export const claimFilterOf = ({ kinds, statuses, branch }: TaskFilter) => ({
  ...(kinds.length > 0 && { kind: kinds.join() }),
  ...(statuses.length > 0 && { status: statuses.join() }),
  ...(branch && { branch }),
});

/** Converts the filters into the query parameters of the API call. */
export const queryOf = (filter: TaskFilter) => ({
  ...claimFilterOf(filter),
  ...(filter.whose === "mine"
    ? { mine: "true" as const }
    : filter.whose === "free"
      ? { mine: "false" as const }
      : filter.whose && { assignee: filter.whose }),
  ...(filter.due && { due: filter.due }),
  ...(filter.sort !== "due" && { sort: filter.sort }),
});

export const countOf = ({ kinds, statuses, whose, branch, due }: TaskFilter): number =>
  [kinds.length > 0, statuses.length > 0, whose, branch, due].filter(Boolean).length;

/**
 * Returns the query string of another page with the same filters, or undefined if the server has no link to one.
 *
 * @example
 * pageQuery(new URLSearchParams("whose=mine"), "/api/tasks?cursor=c2"); // "whose=mine&cursor=c2"
 */
export function pageQuery(address: URLSearchParams, link: string | null): string | undefined {
  const cursor = cursorOf(link);
  if (cursor === null) return undefined;
  const query = new URLSearchParams(address);
  query.set("cursor", cursor);
  return query.toString();
}
