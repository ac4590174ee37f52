import { deviceStorage, tabStorage } from "../../../session/browser-storage.ts";
import { ownerTag } from "../../../session/owner-tag.ts";
import { session } from "../../../session/session.ts";

/** A named set of filters. `search` is the query string of the list's URL. */
export type SavedView = { readonly name: string; readonly search: string };

const keyOf = () => `kwan.task-views.${ownerTag(session.get().user)}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" && value !== null && "name" in value && "search" in value;

/**
 * The views that a person has saved. They stay on this device even after the person logs out, because they contain only
 * filters and a name, and nothing about the people in the list.
 */
export const savedViews = {
  read(): readonly SavedView[] {
    const views = deviceStorage.read<unknown>(keyOf());
    return Array.isArray(views) ? views.filter(isView) : [];
  },
  write: (views: readonly SavedView[]): void => void deviceStorage.write(keyOf(), views),
};

const last = "kwan.task-view";

/** The filters on the list that was last shown in this tab, for the next task and for the link back. */
export const lastView = {
  get: (): string => tabStorage.get(last) ?? "",
  set: (search: string): void => void tabStorage.set(last, search),
};
