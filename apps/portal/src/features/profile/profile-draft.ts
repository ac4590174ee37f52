import { session } from "../../session/session.ts";
import type { Answers } from "./new-profile.ts";

const key = "kwan.profile";

type Kept = { of: string; answers: Answers };

/** What was answered of a new profile: kept for the tab, and for the person who typed it, so that a reload loses nothing. */
export const profileDraft = {
  get(): Answers {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
      return kept?.of === session.get().user?.username ? (kept?.answers ?? {}) : {};
    } catch {
      return {};
    }
  },
  keep(answers: Answers): void {
    try {
      const kept: Kept = { of: session.get().user?.username ?? "", answers };
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // A browser that forbids storage keeps the answers until the page is left.
    }
  },
  forget: (): void => sessionStorage.removeItem(key),
};
