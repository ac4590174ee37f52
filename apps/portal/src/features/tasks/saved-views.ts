import { session } from "../../session/session.ts";

/** Saved filters of the list, with a name. */
export type SavedView = { readonly name: string; readonly search: string };

const keyOf = () => `kwan.task-views.${session.get().user?.username ?? ""}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" && value !== null && "name" in value && "search" in value;

/**
 * The views that a person has saved. They stay on this device even after the person logs out, because they contain only
 * filters and a name, and nothing about the people in the list.
 */
export const savedViews = {
  read(): readonly SavedView[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isView) : [];
    } catch {
      return [];
    }
  },
  write(views: readonly SavedView[]): void {
    try {
      localStorage.setItem(keyOf(), JSON.stringify(views));
    } catch {
      // Without storage, the views last for as long as the page is open.
    }
  },
};

const last = "kwan.task-view";

/** The filters of the list that was last shown in this tab, for the next task and for the link back. */
export const lastView = {
  get(): string {
    try {
      return sessionStorage.getItem(last) ?? "";
    } catch {
      return "";
    }
  },
  set(search: string): void {
    try {
      sessionStorage.setItem(last, search);
    } catch {
      // Without storage, the link back leads to the unfiltered list.
    }
  },
};
